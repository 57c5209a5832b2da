# Each target sets up .venv by itself. Setting up speaks on stderr only: stdout is the program's.
# From another folder: make -s -C FOLDER chat (without -s, make itself names the folder on stdout).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.PHONY: chat test lint eval table bench soak docs lock

chat: $(STAMP)
	@$(BIN)/fatewright chat $(ARGS)

# A worker a core, at most four: each holds the embedder. A file's tests stay together.
test: $(STAMP)
	@$(BIN)/python -m pytest -q -n logical --maxprocesses 4 --dist loadfile $(ARGS)

lint: $(STAMP)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict tools rules_corpus assistant evals
	@$(BIN)/lint-imports
	@$(BIN)/python -m assistant.reference --check

eval: $(STAMP)
	@$(BIN)/python -m evals $(if $(MODEL),--model $(MODEL)) $(ARGS)

table: $(STAMP)
	@$(BIN)/python -m evals.table $(if $(MODEL),--model $(MODEL)) $(ARGS)

bench: $(STAMP)
	@$(BIN)/python -m evals.bench $(ARGS)

soak: $(STAMP)
	@$(BIN)/python -m pytest -q -m soak $(ARGS)

docs: $(STAMP)
	@$(BIN)/python -m assistant.docs $(ARGS)

lock:
	@$(PYTHON) scripts/lock.py

# The lock is complete, the build tool included: what is installed is what is pinned, no more.
# Uncompiled, since most of it is never imported: half the wait.
$(STAMP): pyproject.toml requirements.lock
	@exec >&2 </dev/null; set -e; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Fatewright needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }; \
	echo "Setting up $(VENV) (once, about a minute)"; \
	$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV) \
	  || { rm -rf $(VENV); echo "python3 cannot make virtual environments: install python3-venv"; exit 1; }; \
	$(BIN)/python -m pip install -qq --no-deps --no-compile -r requirements.lock; \
	$(BIN)/python -m pip install -qq --no-deps --no-build-isolation -e .; \
	touch $@

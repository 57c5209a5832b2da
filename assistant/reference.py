"""Reference documents made from the engine itself: `python -m assistant.reference`.

`docs/commands.md` has an entry for each command; `docs/coverage.md` says for each rule what works
it and what tests it; `docs/character.schema.json` is the schema of our own sheets.
With `--check` nothing is written, only said which are out of date.
"""

import ast
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from assistant.exchange import own
from rules_corpus.passage import titles
from tools import commands as c
from tools.reach import reach
from tools.registry import REGISTRY
from tools.rulesets import RULESETS
from tools.working import EVERY

ROOT = Path(__file__).parent.parent
TOOLS, TESTS, PLAYTHROUGHS = ROOT / "tools", ROOT / "tests", ROOT / "tests" / "playthroughs"
RULE_ID = re.compile(r"\b[a-z]+\.[a-z][a-z.-]*[a-z]\b")
# Advice to people: there is nothing in these for an engine to work.
ADVICE = frozenset(
    [f"condensed.{name}" for name in (
        "when-to-roll", "aspects-true", "aspect-kinds", "core-changes",
        "sessions-arcs")]
    + ["narratograph.golden-rule", "narratograph.flow"]
)  # fmt: skip


def documents() -> dict[Path, str]:
    """The documents by where they stand, as they are now."""
    docs = ROOT / "docs"
    schema = json.dumps(own.schema(), indent=1, ensure_ascii=False) + "\n"
    return {
        docs / "commands.md": commands_text(),
        docs / "coverage.md": coverage_text(),
        ROOT / own.SCHEMA: schema,
    }


def commands_text() -> str:
    """One entry a command: what it does, arguments, events, refusals, rules, systems, option."""
    head = [
        "# Commands",
        "",
        "Written by `make docs` from the commands, their models and their rules; do not edit.",
        "",
        "Each is given as `fatewright do '{\"command\": ID, …}'`, by a tool of the same name, or",
        "in talk. A command that the campaign's system lacks is refused (`not_in_system`), and so",
        "is one of an optional rule that the table does not play with (`option_off`). While a",
        "safety tool has stopped the scene nobody plays on (`scene_stopped`). Whatever is refused",
        "changes nothing. A roll that can no longer change is closed (`roll_closed`).",
        "",
    ]
    return "\n".join([*head, *(line for model in c.COMMANDS.values() for line in entry(model))])


def entry(model: type[c.Command]) -> Iterator[str]:
    """One command's entry."""
    working, may = REGISTRY[model], reach(model)
    yield from (f"## `{model.model_fields['command'].default}`", "", told(model.__doc__), "")
    arguments = [*argument_lines(model)]
    if arguments:
        yield from ("| argument | value | |", "| --- | --- | --- |", *arguments, "")
    yield f"- Events: {ticked(may.events)}"
    yield "- Refusals:" if may.refusals else "- Refusals: none of its own"
    yield from (f"  - `{code}`: {text}" if text else f"  - `{code}`"
                for code, text in may.refusals.items())  # fmt: skip
    yield f"- Rules: {ticked(working.rules) or 'the GM’s word'}"
    every = set(working.systems) == set(EVERY)
    yield f"- Systems: {'every one' if every else ', '.join(working.systems)}"
    if working.option:
        yield f"- Optional rule: `{working.option}`"
    yield ""


def told(text: str | None) -> str:
    """A docstring as one paragraph."""
    return " ".join((text or "").split())


def ticked(names: Any) -> str:
    """Names in code type."""
    return ", ".join(f"`{name}`" for name in names)


def argument_lines(model: type[c.Command]) -> Iterator[str]:
    """A row of the table for each argument."""
    schema = model.model_json_schema()
    needed = schema.get("required", ())
    for name, field in schema["properties"].items():
        if name == "command":
            continue
        value = kind(field, schema.get("$defs", {}))
        default = "**needed**" if name in needed else usual(field.get("default"))
        notes = "; ".join(part for part in (field.get("description", ""), default) if part)
        yield f"| `{name}` | {value} | {notes} |"


def usual(default: Any) -> str:
    """What holds when an argument is left out, where that isn't nothing."""
    return "" if default in (None, [], {}, "", False) else f"else {json.dumps(default)}"


def kind(field: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    """What an argument's value looks like."""
    if "$ref" in field:
        name = str(field["$ref"]).rpartition("/")[2]
        inner = ", ".join(f"`{each}`" for each in known[name]["properties"] if each != "command")
        return f"object: {inner}"
    if "anyOf" in field:
        return " or ".join(kind(each, known) for each in field["anyOf"] if each != NOTHING)
    if "enum" in field or "const" in field:
        return ", ".join(f"`{json.dumps(each).strip(chr(34))}`"
                         for each in field.get("enum", [field.get("const")]))  # fmt: skip
    if field.get("type") == "array":
        return listed(field, known)
    if field.get("type") == "object":
        return f"name: {kind(field.get('additionalProperties', {}), known)}"
    if field.get("type") == "integer":
        least, most = field.get("minimum"), field.get("maximum")
        return f"{least} to {most}" if least is not None else "number"
    return {"string": "text", "boolean": "true or false"}.get(str(field.get("type")), "any")


def listed(field: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    """What a list holds."""
    if "prefixItems" in field:
        return f"{len(field['prefixItems'])} of {kind(field['prefixItems'][0], known)}"
    return f"list of {kind(field.get('items', {}), known)}"


NOTHING = {"type": "null"}


def coverage_text() -> str:
    """The table of rules: commands, functions that name the rule as source, tests, playthroughs."""
    rows = [
        f"| `{rule}` | {' | '.join(cell(part) for part in row)} |"
        for rule, row in coverage().items()
    ]
    head = [
        "# Coverage",
        "",
        "Written by `make docs`; do not edit. For every rule: the commands that work it, the",
        "functions that name it as their source, the tests marked with it, and the playthroughs in",
        "which it is played. Rules that are advice only, with nothing for an engine to work, are",
        "marked so.",
        "",
        "| rule | commands | functions | tests | playthroughs |",
        "| --- | --- | --- | --- | --- |",
    ]
    return "\n".join([*head, *rows, ""])


def cell(names: tuple[str, ...]) -> str:
    """A cell of the table."""
    return ", ".join(names) or "–"


Row = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def coverage() -> dict[str, Row]:
    """For each rule its commands, functions, files of tests, and playthroughs."""
    working: dict[str, set[str]] = defaultdict(set)
    for model, how in REGISTRY.items():
        for rule in (*how.rules, *([how.option] if how.option else [])):
            working[rule].add(str(model.model_fields["command"].default))
    for ruleset in RULESETS.values():
        for general, home in ruleset.rules.items():
            working[home] |= working[general]
    functions: dict[str, set[str]] = defaultdict(set)
    for path in sorted(TOOLS.rglob("*.py")):
        for rule, function in sources(path):
            functions[rule].add(function)
    tests, played = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in marked(path):
            into = played if path.is_relative_to(PLAYTHROUGHS) else tests
            into[rule].add(path.stem.removeprefix("test_"))
    advice = ("advice",)
    return {
        rule: (
            tuple(sorted(working[rule])) or (advice if rule in ADVICE else ()),
            tuple(sorted(functions[rule])),
            tuple(sorted(tests[rule])),
            tuple(sorted(played[rule])),
        )
        for rule in titles("en")
    }


def sources(path: Path) -> Iterator[tuple[str, str]]:
    """The functions of a file that name rules as their source: rule id, and module.function."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            source = (ast.get_docstring(node) or "").partition("Source:")[2]
            yield from ((rule, f"{path.stem}.{node.name}") for rule in RULE_ID.findall(source))


def marked(path: Path) -> set[str]:
    """The rules that the tests of a file are marked with, those of its worked examples too."""
    found: set[str] = set()
    tree = ast.parse(path.read_text("utf-8"))
    known = {
        str(each.targets[0].id): each.value.value
        for each in tree.body
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)
        if isinstance(each.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            found |= named(node.args, known)
    examples = path.with_name("examples.jsonl")
    if path.stem == "test_examples" and examples.exists():
        found |= {json.loads(line)["rule"] for line in examples.read_text("utf-8").splitlines()}
    return found


def named(marks: list[ast.expr], known: Mapping[str, object]) -> set[str]:
    """The rule ids in the arguments of a mark; those known only when the tests run are left out."""
    text = ast.unparse(ast.Tuple(marks, ast.Load()))
    try:
        return set(eval(compile(text, "marks", "eval"), dict(known)))
    except NameError:
        return set()


def main() -> int:
    """Write the documents, or with `--check` only say which are out of date."""
    stale = [
        path for path, text in documents().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]  # fmt: skip
    for path in stale:
        if "--check" not in sys.argv:
            path.write_text(documents()[path], encoding="utf-8")
        print(f"{'out of date' if '--check' in sys.argv else 'written anew'}: "
              f"{path.relative_to(ROOT)}")  # fmt: skip
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())

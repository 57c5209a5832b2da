"""Writers for the tests that kill them."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Imports once, and forks a writer for each order; a writer says what was acknowledged in a file.
NURSERY = """
import contextlib, json, os, random, signal, sys, traceback
from pathlib import Path
with contextlib.suppress(ImportError):
    import psycopg
from assistant.campaigns import Store
from assistant.settings import SettingsError
from tools.commands import parse
from tools.errors import FatewrightError

def write(order):
    said = os.open(order["said"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    def say(*words):
        os.write(said, (" ".join(map(str, words)) + "\\n").encode())
    if order["user"]:
        os.setgroups([]); os.setgid(order["user"]); os.setuid(order["user"])
    chance, table, number = random.Random(order["seed"]), None, 0
    while True:
        number += 1
        try:
            if table is None:
                table = Store(Path(order["home"]), order["url"]).open("shared")
                say("ready")
            if chance.random() < 0.15 and table.game.scene.aspects:
                table.undo()
            elif chance.random() < 0.1:
                table.do(parse({"command": "make_npc", "name": f"{order['label']} {number}",
                                "kind": "monster"}))
            else:
                table.do(parse({"command": "place_aspect",
                                "aspect": f"{order['label']} {number}"}))
            say("stored", table.count, table.past.entries[-1].link)
        except (FatewrightError, SettingsError) as error:
            if table is None or error.code in ("database_gone", "unreadable"):
                table = None
            say("refused", error.code)

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("open", flush=True)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.close(0)
        try:
            write(json.loads(line))
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(9)
    print(child, flush=True)
"""


@dataclass
class Nursery:
    """Where writers come from."""

    process: subprocess.Popen[str]

    @classmethod
    def opened(cls) -> Nursery:
        process = subprocess.Popen([sys.executable, "-c", NURSERY], cwd=ROOT, text=True,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        return cls(process)

    def writer(self, **order: Any) -> int:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

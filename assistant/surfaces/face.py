"""How the command line meets a terminal: text is UTF-8, and wrong usage is one sentence."""

import json
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

USAGE = 2
# Typer brings its own click or uses the one installed: either way this is how it says "usage".
Misuse: type[Any] = typer.BadParameter.__mro__[1]


class Face(TyperGroup):
    """The command line as a whole."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run a command; wrong usage is told as JSON to whoever asked for JSON."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(encoding="utf-8", errors="replace")
        given = list(sys.argv[1:] if args is None else args)
        # What came in as no UTF-8 can't be stored nor said again.
        given = [text.encode("utf-8", "replace").decode() for text in given]
        if "--json" not in given or more.get("standalone_mode") is False:
            return super().main(given, *rest, **more)
        try:
            code = super().main(given, *rest, **{**more, "standalone_mode": False})
        except Misuse as error:
            told = {"code": "usage", "message": error.format_message(), "hint": "", "rule": None}
            print(json.dumps({"error": told}, ensure_ascii=False), file=sys.stderr)
            sys.exit(USAGE)
        except typer.Abort:
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)

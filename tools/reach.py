"""What may come of a command, read from the source of the rule that works it.

Whatever a rule mentions is followed, through all of the engine; a table of functions by action is
followed at the command's own action only. So this says what *may* come, never too little.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tools import commands as c, events as e
from tools.errors import RuleError
from tools.registry import REGISTRY
from tools.rules.aftermath import FOLLOWS
from tools.rules.tracks import PLACES, track_of

ROOM = "tools."
_RAISES = re.compile(r"RuleError:(.*?)(?:\n\s*\n|\n\s*\w+Error:|\Z)", re.DOTALL)
_CODE = re.compile(r"`([a-z_]+)`")


@dataclass(frozen=True, slots=True)
class Reach:
    """What may come of a command.

    Attributes:
        events: their kinds, in the order of the chapters.
        refusals: code to the sentence that comes with it; what depends on the case is an ellipsis.
    """

    events: tuple[str, ...]
    refusals: dict[str, str]


@dataclass(slots=True)
class _Found:
    events: set[type[Any]] = field(default_factory=set)
    refusals: dict[str, str] = field(default_factory=dict)
    seen: set[Any] = field(default_factory=set)


@cache
def reach(command: type[c.Command]) -> Reach:
    """What may come of a command; what any command may meet (`play`) is left out."""
    found = _Found()
    action = str(command.model_fields["command"].default)
    _follow(REGISTRY[command].work, action, found)
    if command in PLACES:
        _follow(track_of, action, found)
    for follows, kinds in FOLLOWS.items():
        if not found.events.isdisjoint(kinds):
            _follow(follows, action, found)
    events = tuple(kind for kind, each in e.EVENTS.items() if each in found.events)
    return Reach(events, dict(sorted(found.refusals.items())))


def _follow(function: Any, action: str, found: _Found) -> None:
    if function in found.seen:
        return
    found.seen.add(function)
    tree, names = _parsed(function)
    for code in _CODE.findall(_raised(inspect.getdoc(function) or "")):
        if code not in names:  # a function of that name lists them itself
            found.refusals.setdefault(code, "")
    for node in _walk(tree, action):
        if isinstance(node, ast.Call):
            _note(node, names, found)
        if isinstance(node, (ast.Name, ast.Attribute)):
            meant = _meant(node, names)
            if _followed(meant):
                _follow(meant, action, found)


def _raised(doc: str) -> str:
    return " ".join(_RAISES.findall(doc))


@cache
def _parsed(function: Any) -> tuple[ast.AST, dict[str, Any]]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    names = dict(vars(inspect.getmodule(function)))
    for node in ast.walk(tree):  # what is imported inside a function, where a circle asks for it
        if isinstance(node, ast.ImportFrom) and node.module:
            module = inspect.importlib.import_module(node.module)  # type: ignore[attr-defined]
            names |= {each.asname or each.name: getattr(module, each.name) for each in node.names}
    for name, kind in getattr(function, "__annotations__", {}).items():
        if inspect.isclass(kind):
            names[name] = kind
    return tree, names


def _walk(node: ast.AST, action: str) -> Iterator[ast.AST]:
    """All of a tree, save what a table has for other actions."""
    yield node
    if isinstance(node, ast.Dict):
        keys = [each.value if isinstance(each, ast.Constant) else None for each in node.keys]
        if action in keys:
            yield from _walk(node.values[keys.index(action)], action)
            return
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, action)


def _note(call: ast.Call, names: dict[str, Any], found: _Found) -> None:
    meant = _meant(call.func, names)
    if inspect.isclass(meant) and issubclass(meant, e.Event):
        found.events.add(meant)
    if meant is RuleError and call.args and isinstance(call.args[0], ast.Constant):
        code = str(call.args[0].value)
        told = _sentence(call.args[1]) if len(call.args) > 1 else ""
        found.refusals[code] = found.refusals.get(code) or (told if re.search(r"\w", told) else "")


def _meant(node: ast.expr | ast.AST, names: dict[str, Any]) -> Any:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        owner = _meant(node.value, names)
        if inspect.ismodule(owner) or inspect.isclass(owner):
            return getattr(owner, node.attr, None)
    return None


def _followed(meant: Any) -> bool:
    ours = getattr(meant, "__module__", None) or ""
    if not ours.startswith(ROOM) or ours.startswith(("tools.events", "tools.commands")):
        return False
    plain = inspect.isfunction(meant) or hasattr(meant, "__wrapped__")
    return plain or (inspect.isclass(meant) and not hasattr(meant, "__dataclass_fields__"))


def _sentence(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(each.value) if isinstance(each, ast.Constant) else "…" for each in node.values
        )
    if isinstance(node, ast.IfExp):
        return _sentence(node.body) or _sentence(node.orelse)
    return ""

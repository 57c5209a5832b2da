"""Passages: what the rules say, a rule id at a time, as files with front matter."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
SHIPPED = "shipped"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
SYSTEMS = ("condensed", "core", "accelerated", "magus", "narratograph")
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A passage of the rules.

    Attributes:
        rule: the rule id that it states; for a user's source, the source and a number.
        questions: what people ask that it answers.
        source: `shipped`, or the name of a user's source.
        place: where in its source it stands (headings), for citing.
        key: a hash of its content; vectors are kept by it.
    """

    rule: str
    system: str
    language: str
    title: str
    text: str
    questions: tuple[str, ...] = ()
    source: str = SHIPPED
    place: str = ""

    @property
    def key(self) -> str:
        """A hash of source, rule, and everything that is embedded."""
        content = "\n".join(
            (self.source, self.language, self.rule, self.title, self.text, *self.questions)
        )
        return hashlib.sha256(content.encode()).hexdigest()[:20]


def load_yaml(path: Path) -> Any:
    """Read a YAML file."""
    return yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)


def asked(language: str, folder: Path = HERE / "asked") -> dict[str, tuple[str, ...]]:
    """More ways to ask what a passage answers than stand in it, by system and name of its file."""
    path = folder / f"{language}.yaml"
    listed = load_yaml(path) if path.exists() else {}
    return {name: tuple(lines.splitlines()) for name, lines in listed.items()}


def shipped(root: Path = HERE / "text") -> Iterator[Passage]:
    """All passages that come with Fatewright, by system, language and rule."""
    more = {language: asked(language) for language in LANGUAGES}
    for path in sorted(root.glob("*/*/*.md")):
        system, language = path.parts[-3], path.parts[-2]
        _, front, body = path.read_text(encoding="utf-8").split("---\n", 2)
        head = yaml.load(front, Loader=_Loader)
        further = more[language].get(f"{system}.{path.stem}", ())
        yield Passage(
            rule=head["rule"],
            system=system,
            language=language,
            title=str(head["title"]),
            text=body.strip(),
            questions=(*map(str, head["questions"]), *further),
        )


@cache
def titles(language: str) -> dict[str, str]:
    """Title of every rule id in a language; English where the language is not known."""
    path = HERE / "titles" / f"{language}.yaml"
    return dict(load_yaml(path if path.exists() else HERE / "titles" / "en.yaml"))

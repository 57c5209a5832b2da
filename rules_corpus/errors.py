"""The error of the library: the operator must act."""


class LibraryError(Exception):
    """A file can't be read, or the library can't be used.

    Attributes:
        code: the kind of error, in snake_case.
        message: what is wrong, one sentence.
        hint: what would work, one sentence.
    """

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(f"{message} {hint}".strip())
        self.code, self.message, self.hint = code, message, hint

    def plain(self) -> dict[str, str | None]:
        """The error as the black-box contract shows it."""
        return {"code": self.code, "message": self.message, "hint": self.hint, "rule": None}

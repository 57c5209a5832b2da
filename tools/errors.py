"""Errors by who must act on them. Anything else that is raised is a bug."""


class FatewrightError(Exception):
    """Something a person can mend.

    Attributes:
        code: the kind of error, in snake_case.
        message: what is wrong, one sentence.
        hint: what would work, one sentence.
        rule: the rule that says so, or None.
        facts: what the sentences speak of, for rendering them in another language.
    """

    def __init__(
        self, code: str, message: str, hint: str = "", rule: str | None = None, **facts: object
    ) -> None:
        super().__init__(f"{message} {hint}".strip())
        self.code = code
        self.message = message
        self.hint = hint
        self.rule = rule
        self.facts = facts

    def plain(self) -> dict[str, str | None]:
        """The error as the black-box contract shows it."""
        return {"code": self.code, "message": self.message, "hint": self.hint, "rule": self.rule}


class RuleError(FatewrightError):
    """The table must act: the rules refuse what was asked, and nothing has changed."""


class JournalError(FatewrightError):
    """The operator must act: a journal can't be read, or it differs from its replay."""

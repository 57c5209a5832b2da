"""What may go wrong with a model that is elsewhere, as kinds that the table can be told of."""

from typing import Literal

Kind = Literal[
    "timeout", "key", "missing", "busy", "server", "unreachable", "dropped", "refused", "nonsense",
    "declined", "empty",
]  # fmt: skip


class ModelFailed(Exception):
    """A model could not answer; `kind` says how, the cause what was raised."""

    def __init__(self, kind: Kind, detail: str = "") -> None:
        super().__init__(detail or kind)
        self.kind: Kind = kind


def kind_of(error: Exception) -> Kind:
    """The kind of an error of the client, or of what made it stumble."""
    import httpx
    import openai

    kinds: tuple[tuple[type[Exception] | tuple[type[Exception], ...], Kind], ...] = (
        ((openai.APITimeoutError, httpx.TimeoutException), "timeout"),
        ((openai.AuthenticationError, openai.PermissionDeniedError), "key"),
        (openai.NotFoundError, "missing"),
        (openai.RateLimitError, "busy"),
        (openai.InternalServerError, "server"),
        (openai.APIConnectionError, "unreachable"),
        (httpx.HTTPError, "dropped"),
        ((openai.BadRequestError, openai.UnprocessableEntityError), "refused"),
    )
    return next((kind for type_, kind in kinds if isinstance(error, type_)), "nonsense")

"""Chat models: the offline one, and any that speaks the OpenAI protocol."""

from functools import cache

from langchain_core.language_models import BaseChatModel

from assistant.models.offline import OfflineModel
from assistant.settings import Settings
from assistant.toolbox import Toolbox

RETRIES = 2  # of a request that was too much, or that a server had trouble with


def chat_model(
    settings: Settings, toolbox: Toolbox, speaker: str | None = None, streaming: bool = False
) -> BaseChatModel:
    """The model that the settings name, for one turn."""
    if settings.model == "offline":
        return OfflineModel(toolbox, speaker)
    return elsewhere(settings, streaming)


@cache
def elsewhere(settings: Settings, streaming: bool) -> BaseChatModel:
    """The model of an endpoint: its client keeps connections open from turn to turn."""
    from langchain_openai import ChatOpenAI
    from pydantic import SecretStr

    return ChatOpenAI(
        model=settings.model.removeprefix("openai:"),
        api_key=SecretStr(settings.api_key or "none"),
        base_url=settings.base_url,
        timeout=settings.timeout,
        max_retries=RETRIES,
        streaming=streaming,
        stream_usage=streaming,
    )

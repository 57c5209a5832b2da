"""Chat models: the offline one, and any that speaks the OpenAI protocol."""

from langchain_core.language_models import BaseChatModel

from assistant.models.offline import OfflineModel
from assistant.settings import Settings
from assistant.toolbox import Toolbox


def chat_model(settings: Settings, toolbox: Toolbox, speaker: str | None = None) -> BaseChatModel:
    """The model that the settings name, for one turn."""
    if settings.model == "offline":
        return OfflineModel(toolbox, speaker)
    from langchain_openai import ChatOpenAI
    from pydantic import SecretStr

    return ChatOpenAI(
        model=settings.model.removeprefix("openai:"),
        api_key=SecretStr(settings.api_key or "none"),
        base_url=settings.base_url,
        timeout=settings.timeout,
        max_retries=2,
    )

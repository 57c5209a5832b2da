"""Settings: the only reader of the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from tools.errors import FatewrightError

Calling = Literal["auto", "tools", "schema", "text"]
WAYS: tuple[Calling, ...] = ("auto", "tools", "schema", "text")


class SettingsError(FatewrightError):
    """The operator must act: a setting is wrong or missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the operator may set.

    Attributes:
        home: where data lives (`FATEWRIGHT_HOME`; default: the platform's user data folder).
        model: `offline`, or `openai:NAME` (`FATEWRIGHT_MODEL`).
        api_key: `OPENAI_API_KEY`.
        base_url: `OPENAI_BASE_URL`, for any OpenAI-compatible server.
        timeout: seconds that a model may take for one answer (`FATEWRIGHT_TIMEOUT`).
        calling: how a model is asked for calls (`FATEWRIGHT_CALLING`): `auto`, by its `tools`, by a
            JSON `schema`, or by JSON in plain `text`.
        database: a PostgreSQL database to keep campaigns in (`FATEWRIGHT_DATABASE_URL`).
        embedder: `shipped`, or `openai:NAME` (`FATEWRIGHT_EMBEDDER`).
        embedder_url: its server (`FATEWRIGHT_EMBEDDER_URL`), where it is not that of the model.
        chroma_url: a Chroma server for the vectors (`FATEWRIGHT_CHROMA_URL`).
    """

    home: Path
    model: str = "offline"
    api_key: str | None = None
    base_url: str | None = None
    timeout: float = 120.0
    calling: Calling = "auto"
    database: str | None = None
    embedder: str = "shipped"
    embedder_url: str | None = None
    chroma_url: str | None = None


def read(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings.

    Raises:
        SettingsError: `bad_model`, `bad_timeout`, `bad_url`, `bad_home`, `no_key`,
            `bad_database_url`, `bad_embedder`, `bad_calling`.
    """
    model = environment.get("FATEWRIGHT_MODEL") or "offline"
    key, url = environment.get("OPENAI_API_KEY"), environment.get("OPENAI_BASE_URL")
    if model != "offline" and not model.removeprefix("openai:").strip():
        raise SettingsError("bad_model", "FATEWRIGHT_MODEL names no model.",
                            "Set it to offline, or to openai:NAME.")  # fmt: skip
    if model != "offline" and not model.startswith("openai:"):
        raise SettingsError("bad_model", f"FATEWRIGHT_MODEL={model} is not known.",
                            "Set it to offline, or to openai:NAME.")  # fmt: skip
    if model != "offline" and not key and not url:
        raise SettingsError("no_key", f"{model} needs OPENAI_API_KEY or OPENAI_BASE_URL.",
                            "Set one of them, or FATEWRIGHT_MODEL=offline.")  # fmt: skip
    for name in ("OPENAI_BASE_URL", "FATEWRIGHT_EMBEDDER_URL", "FATEWRIGHT_CHROMA_URL"):
        if not _is_address(environment.get(name)):
            raise SettingsError("bad_url", f"{name}={environment[name]} is no web address.",
                                "Begin it with http:// or https://.")  # fmt: skip
    own_url = environment.get("FATEWRIGHT_EMBEDDER_URL") or None
    return Settings(home=_home(environment), model=model, api_key=key, base_url=url,
                    timeout=_timeout(environment), calling=_calling(environment),
                    database=_database(environment),
                    embedder=_embedder(environment, bool(key or url or own_url)),
                    embedder_url=own_url,
                    chroma_url=environment.get("FATEWRIGHT_CHROMA_URL") or None)  # fmt: skip


def _calling(environment: Mapping[str, str]) -> Calling:
    """One of the ways to call."""
    named = environment.get("FATEWRIGHT_CALLING") or "auto"
    for each in WAYS:
        if named == each:
            return each
    raise SettingsError("bad_calling", f"FATEWRIGHT_CALLING={named[:40]} is not known.",
                        f"Set it to one of: {', '.join(WAYS)}.")  # fmt: skip


def _database(environment: Mapping[str, str]) -> str | None:
    """A PostgreSQL database's address; it is never told again: a password may be in it."""
    url = environment.get("FATEWRIGHT_DATABASE_URL") or None
    if url and not url.startswith(("postgresql://", "postgres://")):
        raise SettingsError("bad_database_url", "FATEWRIGHT_DATABASE_URL is no database's address.",
                            "Set it to postgresql://USER@HOST/NAME, or leave it out.",
                            )  # fmt: skip
    return url


def _is_address(url: str | None) -> bool:
    """Whether a setting is left out, or a web address with a host."""
    if not url:
        return True
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _embedder(environment: Mapping[str, str], reachable: bool) -> str:
    """`shipped` or `openai:NAME`."""
    named = environment.get("FATEWRIGHT_EMBEDDER") or "shipped"
    if named != "shipped" and not named.removeprefix("openai:").strip():
        raise SettingsError("bad_embedder", "FATEWRIGHT_EMBEDDER names no model.",
                            "Set it to shipped, or to openai:NAME.")  # fmt: skip
    if named != "shipped" and not named.startswith("openai:"):
        raise SettingsError("bad_embedder", f"FATEWRIGHT_EMBEDDER={named} is not known.",
                            "Set it to shipped, or to openai:NAME.")  # fmt: skip
    if named != "shipped" and not reachable:
        raise SettingsError("no_key", f"The embedder {named} needs a key or a server.",
                            "Set OPENAI_API_KEY, OPENAI_BASE_URL or FATEWRIGHT_EMBEDDER_URL, "
                            "or FATEWRIGHT_EMBEDDER=shipped.")  # fmt: skip
    return named


def _timeout(environment: Mapping[str, str]) -> float:
    """Seconds, more than 0 and at most an hour."""
    try:
        timeout = float(environment.get("FATEWRIGHT_TIMEOUT") or 120)
    except ValueError:
        timeout = 0.0
    if not 0 < timeout <= 3600:
        raise SettingsError("bad_timeout", "FATEWRIGHT_TIMEOUT is not a number of seconds.",
                            "Set it to a number up to 3600, for example 120.")  # fmt: skip
    return timeout


def _home(environment: Mapping[str, str]) -> Path:
    named = environment.get("FATEWRIGHT_HOME")
    if named:
        try:
            return Path(named).expanduser()
        except RuntimeError:
            raise SettingsError("bad_home", f"FATEWRIGHT_HOME={named} names no folder.",
                                "Set it to a folder of yours.") from None  # fmt: skip
    from platformdirs import user_data_path  # only needed when nothing is set

    return user_data_path("fatewright", appauthor=False)

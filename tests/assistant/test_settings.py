"""Settings: what the operator may set, and what is refused in one sentence."""

from pathlib import Path

import pytest

from assistant.settings import SettingsError, read


def test_nothing_set_is_offline_in_the_users_own_folder() -> None:
    chosen = read({})
    assert chosen.model == "offline"
    assert chosen.home.name == "fatewright"
    assert chosen.home.is_absolute()


def test_all_that_can_be_set_is_read(tmp_path: Path) -> None:
    chosen = read({
        "FATEWRIGHT_HOME": str(tmp_path / "tables"), "FATEWRIGHT_MODEL": "openai:some-model",
        "OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://127.0.0.1:9/v1",
        "FATEWRIGHT_TIMEOUT": "2.5", "FATEWRIGHT_EMBEDDER": "openai:some-embedder",
        "FATEWRIGHT_EMBEDDER_URL": "http://127.0.0.1:8/v1",
        "FATEWRIGHT_CHROMA_URL": "https://vectors.example.org:8443",
    })  # fmt: skip
    assert chosen.home == tmp_path / "tables"
    assert (chosen.model, chosen.api_key) == ("openai:some-model", "k")
    assert (chosen.base_url, chosen.timeout) == ("http://127.0.0.1:9/v1", 2.5)
    assert chosen.embedder == "openai:some-embedder"
    assert chosen.embedder_url == "http://127.0.0.1:8/v1"
    assert chosen.chroma_url == "https://vectors.example.org:8443"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"FATEWRIGHT_MODEL": "gemini"}, "bad_model"),
        ({"FATEWRIGHT_MODEL": "openai:"}, "bad_model"),
        ({"FATEWRIGHT_MODEL": "openai:x"}, "no_key"),
        ({"FATEWRIGHT_MODEL": "openai:x", "OPENAI_BASE_URL": "localhost:8000"}, "bad_url"),
        ({"FATEWRIGHT_EMBEDDER": "bert"}, "bad_embedder"),
        ({"FATEWRIGHT_EMBEDDER": "openai: ", "OPENAI_API_KEY": "k"}, "bad_embedder"),
        ({"FATEWRIGHT_EMBEDDER": "openai:x"}, "no_key"),
        ({"FATEWRIGHT_EMBEDDER_URL": "ftp://x/v1"}, "bad_url"),
        ({"FATEWRIGHT_CHROMA_URL": "localhost"}, "bad_url"),
        ({"FATEWRIGHT_CHROMA_URL": "http://:8000"}, "bad_url"),
        ({"FATEWRIGHT_CHROMA_URL": "http://host:many"}, "bad_url"),
        ({"FATEWRIGHT_TIMEOUT": "soon"}, "bad_timeout"),
        ({"FATEWRIGHT_TIMEOUT": "-1"}, "bad_timeout"),
        ({"FATEWRIGHT_TIMEOUT": "nan"}, "bad_timeout"),
        ({"FATEWRIGHT_TIMEOUT": "inf"}, "bad_timeout"),
        ({"FATEWRIGHT_HOME": "~nobody-of-this-name/x"}, "bad_home"),
    ],
)
def test_what_is_wrong_is_named_with_what_mends_it(environment: dict[str, str], code: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read(environment)
    assert caught.value.code == code
    assert caught.value.message.endswith(".")
    assert caught.value.hint.endswith(".")

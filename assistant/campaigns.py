"""All campaigns: begun, found, copied, put away; one writer at a time, nothing said before it is
stored."""

import secrets
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from assistant.campaign import Campaign as Campaign
from assistant.rows import now
from assistant.settings import Settings
from assistant.store import WAIT, opened, reading, writing
from assistant.tables import CAMPAIGNS, ENTRIES, SNAPSHOTS
from tools import chain
from tools.errors import RuleError
from tools.game import new
from tools.people import near
from tools.rulesets import RULESETS

DEFAULT = "default"
LANGUAGES = ("en", "th", "pl", "fi", "zh")
JOINERS = "\u200c\u200d"  # unprintable by themselves, but emoji and some scripts need them


class Store:
    """The campaigns of one home folder, or of one PostgreSQL database.

    Args:
        url: the database's, where it is not a file in the home folder.
        wait: seconds that a writer waits for another.
    """

    def __init__(self, home: Path, url: str | None = None, wait: float = WAIT) -> None:
        self.engine = opened(home, url, wait)

    @classmethod
    def of(cls, settings: Settings) -> "Store":
        """The store that the operator has set."""
        return cls(settings.home, settings.database)

    def names(self, archived: bool = False) -> list[str]:
        """The names of all campaigns, in the order in which they began.

        Args:
            archived: those that were put away as well.
        """
        with reading(self.engine) as connection:
            return self.listed(connection, archived)

    def listed(self, connection: Connection, archived: bool) -> list[str]:
        """The names of all campaigns, as a connection sees them."""
        query = select(CAMPAIGNS.c.name).order_by(CAMPAIGNS.c.began, CAMPAIGNS.c.name)
        if not archived:
            query = query.where(CAMPAIGNS.c.archived.is_(None))
        return [str(row[0]) for row in connection.execute(query)]

    def new(
        self,
        name: str,
        system: str = "condensed",
        language: str = "en",
        options: Sequence[str] = (),
        seed: str | None = None,
    ) -> Campaign:
        """Begin a campaign.

        Raises:
            RuleError: `campaign_exists`, `unknown_system`, `unknown_language`, `bad_name`.
        """
        name = checked_name(name)
        known(system, RULESETS, "unknown_system", "system")
        known(language, LANGUAGES, "unknown_language", "language")
        seed = seed or secrets.token_hex(8)
        row = {
            "name": name, "system": system, "language": language, "options": list(options),
            "seed": seed, "began": now(), "count": 0,
            "head": chain.origin(new(system, language, tuple(options)), seed),
        }  # fmt: skip
        try:
            with writing(self.engine, name) as connection:
                connection.execute(insert(CAMPAIGNS).values(row))
        except IntegrityError:
            raise taken(name) from None
        return self.open(name)

    def open(
        self,
        name: str = DEFAULT,
        seed: str | None = None,
        language: str | None = None,
        begin: bool = True,
    ) -> Campaign:
        """Open a campaign; one that is named for the first time begins (Condensed).

        Args:
            seed, language: of a campaign that begins now; left out: a random one, English.
            begin: whether one may begin; the default campaign may always.

        Raises:
            RuleError: `bad_name`, `unknown_campaign`.
        """
        name = checked_name(name)
        try:
            with reading(self.engine) as connection:
                row = self.row(connection, name)
            return Campaign(self, row)
        except RuleError:
            if not begin and name != DEFAULT:
                raise
        try:
            return self.new(name, language=language or "en", seed=seed)
        except RuleError as error:
            if error.code != "campaign_exists":
                raise
            return self.open(name, seed)

    def row(self, connection: Connection, name: str, lock: bool = False) -> Any:
        """The row of a campaign.

        Args:
            lock: wait until those who write to it have finished, and let nobody else begin.

        Raises:
            RuleError: `unknown_campaign`.
        """
        query = select(CAMPAIGNS).where(CAMPAIGNS.c.name == name)
        row = connection.execute(query.with_for_update() if lock else query).first()
        if row is None:
            raise self.unknown(name, connection)
        return row._mapping

    def unknown(self, name: str, connection: Connection) -> RuleError:
        """The refusal of a name that no campaign has, with near matches."""
        close = ", ".join(near(name, self.listed(connection, archived=True)))
        hint = f"Did you mean: {close}? " if close else ""
        return RuleError("unknown_campaign", f"No campaign is called {name}.",
                         f"{hint}`fatewright campaign new` begins one.", name=name, near=close,
                         )  # fmt: skip

    def copy(self, name: str, to: str) -> Campaign:
        """Begin a campaign that is as far as another one, with the same dice to come.

        Raises:
            RuleError: `unknown_campaign`, `campaign_exists`, `bad_name`.
        """
        name, to = checked_name(name), checked_name(to)
        try:
            with writing(self.engine, to) as connection:
                self.row(connection, name, lock=True)
                again: dict[str, Any] = {"name": to, "campaign": to, "archived": None}
                for table in (CAMPAIGNS, ENTRIES, SNAPSHOTS):
                    own = table.c.name if table is CAMPAIGNS else table.c.campaign
                    columns = [
                        literal(again[each.name], each.type).label(each.name)
                        if each.name in again else each
                        for each in table.c
                    ]  # fmt: skip
                    connection.execute(
                        insert(table).from_select(list(table.c.keys()),
                                                  select(*columns).where(own == name))
                    )  # fmt: skip
        except IntegrityError:
            raise taken(to) from None
        return self.open(to)

    def archive(self, name: str, back: bool = False) -> None:
        """Put a campaign away: it is no longer listed and can only be read; or bring it back.

        Raises:
            RuleError: `unknown_campaign`, `bad_name`.
        """
        name = checked_name(name)
        with writing(self.engine, name) as connection:
            self.row(connection, name, lock=True)
            away = None if back else now()
            connection.execute(
                update(CAMPAIGNS).where(CAMPAIGNS.c.name == name).values(archived=away)
            )

    def delete(self, name: str) -> int:
        """Delete a campaign for good.

        Returns:
            How many entries its journal had.

        Raises:
            RuleError: `unknown_campaign`, `bad_name`.
        """
        name = checked_name(name)
        with writing(self.engine, name) as connection:
            row = self.row(connection, name, lock=True)
            for table in (ENTRIES, SNAPSHOTS):
                connection.execute(delete(table).where(table.c.campaign == name))
            connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.name == name))
        return int(row["count"])


def taken(name: str) -> RuleError:
    """The refusal of a name that another campaign has."""
    return RuleError("campaign_exists", f"There is a campaign called {name} already.",
                     "Choose another name.", name=name)  # fmt: skip


def checked_name(name: str) -> str:
    """A campaign's name without stray spaces, 1 to 100 characters on one line."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    if not plain or len(plain) > 100 or not all(c.isprintable() or c in JOINERS for c in plain):
        raise RuleError("bad_name", "A campaign's name has 1 to 100 letters.",
                        "Choose another name.", name=plain[:20])  # fmt: skip
    return plain


def known(value: str, allowed: Any, code: str, what: str) -> None:
    """Refuse a value that is not among those allowed, naming them."""
    if value not in allowed:
        close = near(value, allowed)
        hint = f"Did you mean {close[0]}?" if close else f"Known: {', '.join(allowed)}."
        raise RuleError(code, f"No {what} is called {value[:40]}.", hint, name=value[:40],
                        near=", ".join(allowed))  # fmt: skip

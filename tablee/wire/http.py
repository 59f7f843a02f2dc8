"""The bodies of HTTP requests and responses: games, lobby, guests and records."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from tablee.wire.server import Status, TableInfo, WireBeat, WireEvent, WireOffer
from tablee.wire.setup import Language, TableSetup

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableCode = Annotated[str, Meta(min_length=4, max_length=12)]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to become a guest. Only a name is needed."""

    name: PersonName
    language: Language = "en"


class Guest(Struct, frozen=True):
    """A guest, with the secret token that the browser keeps."""

    user: str
    name: str
    language: Language
    token: str


class Me(Struct, frozen=True):
    """The user that the token identifies."""

    user: str
    name: str
    language: Language


class DeviceCode(Struct, frozen=True):
    """A code that moves a guest to another device, once, before it expires."""

    code: str
    seconds: int


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=4, max_length=20)]


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, or a position in one line, and the viewer to show it to: a seat counted from 0, or a spectator."""

    text: str
    seat: Annotated[int, Meta(ge=0, le=63)] | None


class SpokenLanguage(Struct, frozen=True):
    """A language of the server, under its own name."""

    language: Language
    name: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. With `sit` the host takes the first seat for a person; with `start` the game begins at once."""

    setup: TableSetup
    sit: bool = True
    start: bool = False


class Opened(Struct, frozen=True):
    """The code of a new table."""

    code: str


class Listed(Struct, frozen=True):
    """A table in the lobby or in the user's own list."""

    code: str
    game: str
    status: Status
    seats: int
    free: int
    players: tuple[str, ...]
    awaited: bool
    updated: float
    winners: tuple[str, ...] = ()
    """The names of the winners; empty before the end or without a result."""
    won: bool = False
    """Whether the reader is a winner."""


class OptionInfo(Struct, frozen=True):
    """An option of a game, for a form."""

    name: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    choices: tuple[str, ...]


class GameListing(Struct, frozen=True):
    """A game that the server offers."""

    id: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    ratings: dict[str, int]
    """The Elo ratings of the bots that have been measured."""
    lesson: bool
    error: str = ""
    """Why an installed game cannot be played. Then only the id is filled in."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to learn a game by a guided first game."""

    language: Language = "en"


class ExampleFrame(Struct, frozen=True):
    """An example after one step: the view, the events of the step, and the actions on offer."""

    awaited: tuple[int, ...]
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]
    offer: WireOffer | None
    view: Raw
    forecast: Raw


class ExamplePage(Struct, frozen=True):
    """An example that explains rules: a position, and the steps that follow. `example-<name>` says what to look at."""

    name: str
    rules: tuple[str, ...]
    seat: int | None
    seats: int
    options: dict[str, Any]
    frames: tuple[ExampleFrame, ...]


class Lookup(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for descriptions of the pieces that these options use, in a language."""

    options: dict[str, Any]
    language: Language = "en"


class Lexicon(Struct, frozen=True):
    """The names that come with a game's options, and descriptions of its pieces by the game."""

    names: dict[str, str]
    pieces: tuple[Any, ...]


class Verdict(Struct, frozen=True):
    """Whether a record is valid. If not: the fault, the entry of the log (from 0), and what should be there."""

    good: bool
    fault: str
    entry: int
    detail: str


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    rule: str
    params: dict[str, Any]


class FormQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The options in a form, and the number of seats."""

    options: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=16)]


class FormState(Struct, frozen=True):
    """The options without effect, each with its reason (`idle-<reason>`), and why no table can be opened, if so."""

    idle: dict[str, str]
    problem: Problem | None


class Health(Struct, frozen=True):
    """The health of the server."""

    status: str
    version: str
    compiled: bool
    tables: int
    connections: int


class ReplayStep(Struct, frozen=True):
    """One step of a replay: its events, and the view of the chosen viewer after it."""

    decision: int
    awaited: tuple[int, ...]
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]
    view: Raw
    forecast: Raw
    position: str
    """The text of the position after its colon."""


class ReplayPage(Struct, frozen=True):
    """A finished game from beginning to end, or one position, as one seat or a spectator sees it."""

    table: TableInfo
    position: str
    """The text of every position up to its colon: game, rules and options. After a space, a step adds the rest."""
    steps: tuple[ReplayStep, ...]

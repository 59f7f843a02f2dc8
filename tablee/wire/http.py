"""What goes over HTTP: the shelf, the lobby, guests and records."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from tablee.wire.server import Status, TableInfo, WireBeat, WireEvent, WireOffer
from tablee.wire.setup import Language, TableSetup

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
TableCode = Annotated[str, Meta(min_length=4, max_length=12)]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play; a name is all it takes."""

    name: PersonName
    language: Language = "en"


class Guest(Struct, frozen=True):
    """A guest, with the private token that the browser keeps."""

    user: str
    name: str
    language: Language
    token: str


class Me(Struct, frozen=True):
    """Who the token stands for."""

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
    """A record as text, or a position as one line, and through whose eyes it is to be seen: a seat from 0 on, or a spectator."""

    text: str
    seat: Annotated[int, Meta(ge=0, le=63)] | None


class SpokenLanguage(Struct, frozen=True):
    """A language that the server speaks, under its own name."""

    language: Language
    name: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; with `sit` the host takes the first seat for a person, with `start` the game begins at once."""

    setup: TableSetup
    sit: bool = True
    start: bool = False


class Opened(Struct, frozen=True):
    """The code of a table that was opened."""

    code: str


class Listed(Struct, frozen=True):
    """A table in the lobby or among one's own."""

    code: str
    game: str
    status: Status
    seats: int
    free: int
    players: tuple[str, ...]
    awaited: bool
    updated: float
    winners: tuple[str, ...] = ()
    """The names of those who came first; nobody's before the end, or where there was no result."""
    won: bool = False
    """Whether the reader is one of them."""


class OptionInfo(Struct, frozen=True):
    """One option of a game, for a form."""

    name: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    choices: tuple[str, ...]


class GameListing(Struct, frozen=True):
    """A box on the shelf."""

    id: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    ratings: dict[str, int]
    """The Elo ratings of the bots, as far as they have been measured."""
    lesson: bool
    error: str = ""
    """Why an installed game cannot be played; then nothing else here but its id is told."""


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to learn a game by playing it."""

    language: Language = "en"


class ExampleFrame(Struct, frozen=True):
    """How an example looks after a step, what the step told, and what the viewer may do then."""

    awaited: tuple[int, ...]
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]
    offer: WireOffer | None
    view: Raw
    forecast: Raw


class ExamplePage(Struct, frozen=True):
    """A position that shows rules, the first frame, and what happens in it; `example-<name>` says what to look at."""

    name: str
    rules: tuple[str, ...]
    seat: int | None
    seats: int
    options: dict[str, Any]
    frames: tuple[ExampleFrame, ...]


class Lookup(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to read about the pieces that these options bring, in their language."""

    options: dict[str, Any]
    language: Language = "en"


class Lexicon(Struct, frozen=True):
    """Names that come with a game's options, and what there is to read about its pieces, as the game tells it."""

    names: dict[str, str]
    pieces: tuple[Any, ...]


class Verdict(Struct, frozen=True):
    """Whether a record holds; if not, the fault, the entry of the log (from 0) and what should have stood there."""

    good: bool
    fault: str
    entry: int
    detail: str


class Problem(Struct, frozen=True):
    """Why a request was not carried out."""

    code: str
    rule: str
    params: dict[str, Any]


class FormQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The options that a form shows, and how many are to play."""

    options: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=16)]


class FormState(Struct, frozen=True):
    """Which options change nothing, each with its reason (`idle-<reason>`), and why no table can be opened, if so."""

    idle: dict[str, str]
    problem: Problem | None


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
    compiled: bool
    tables: int
    connections: int


class ReplayStep(Struct, frozen=True):
    """One step of a replay: what happened in it, and how the table looked after it to the chosen viewer."""

    decision: int
    awaited: tuple[int, ...]
    events: tuple[WireEvent, ...]
    beats: tuple[WireBeat, ...]
    view: Raw
    forecast: Raw
    position: str
    """The text of the position after its colon."""


class ReplayPage(Struct, frozen=True):
    """A finished game from its beginning to its end, or one position, seen by one seat or by a spectator."""

    table: TableInfo
    position: str
    """The text of every position up to its colon: the game, its rules and options. A step has the rest, after a space."""
    steps: tuple[ReplayStep, ...]

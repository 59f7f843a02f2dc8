"""What goes over HTTP: the shelf, the lobby, guests and records."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from tablee.wire.server import Status, TableInfo, WireEvent, WireOffer
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


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to learn a game by playing it."""

    language: Language = "en"


class ExampleFrame(Struct, frozen=True):
    """How an example looks after a step, what the step told, and what the viewer may do then."""

    awaited: tuple[int, ...]
    events: tuple[WireEvent, ...]
    offer: WireOffer | None
    view: Raw


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
    view: Raw


class ReplayPage(Struct, frozen=True):
    """A finished game from its beginning to its end, seen by one seat or by a spectator."""

    table: TableInfo
    steps: tuple[ReplayStep, ...]

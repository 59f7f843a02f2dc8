"""Law 8: every message that can occur exists in every language, and no message is unused."""

from __future__ import annotations

import re
import warnings
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablee
from tablee.core.decision import Decide
from tablee.core.options import offered
from tablee.testing.case import AnyGame
from tablee.testing.play import Play, take
from tablee.testing.sources import MessageUse, board_uses, uses
from tablee.words import LANGUAGES, MissingWords, Words
from tablee.words.bundles import PARTS
from tablee.words.languages import ENGLISH, spoken_in

YOU = "you"
"""The parameter that names the reader's role. Every message gets it."""
QUOTED = re.compile(r'"([a-z-]+)"')


class References(Visitor):
    """The variables and other messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.spoken_to: set[str] = set()
        """The parameters for which the message addresses the reader."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == YOU:
            keys = [each.key for each in node.variants if not each.default]
            self.spoken_to |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def read_messages(path: Path) -> dict[str, References]:
    """Return the messages and terms of a file, terms with their dash."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {(entry.content or '').strip()[:80]}"
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{path.name}: {name} twice"
            found[name] = References()
            found[name].visit(entry.value)
    return found


def of_game(folder: Path, language: str) -> dict[str, References]:
    """Return all messages of a game: those of play, of its lesson, and of its commands."""
    found: dict[str, References] = {}
    for part in PARTS:
        path = folder / "words" / f"{language}{part}.ftl"
        more = read_messages(path) if path.exists() else {}
        assert not found.keys() & more.keys(), f"{language}: {sorted(found.keys() & more.keys())} twice"
        found |= more
    return found


def wanted(game: AnyGame, folder: Path) -> Iterator[MessageUse]:
    """Yield every message that the game needs, with its parameters."""
    own = of_game(folder, ENGLISH)
    for name in _declared(game):
        if name in own or name not in _shell():  # a game need not repeat common messages
            yield MessageUse(name, frozenset(), "game.py")
    for action in game.actions.actions:
        yield MessageUse(f"action-{action.verb}", frozenset(action.params), "the action table")
    yield from _answers(game, own)
    yield from _taught(game)
    told = tuple(uses(folder))
    yield from _captions(told, own)
    found = (*told, *board_uses(folder), *_commands(folder))
    yield from (use for use in found if use.message not in _shell())


def _answers(game: AnyGame, own: Collection[str]) -> Iterator[MessageUse]:
    """Yield the messages that word an action as the answer to one prompt."""
    verbs = {action.verb: frozenset(action.params) for action in game.actions.actions}
    prompts = [name.removeprefix("prompt-") for name in own if name.startswith("prompt-")]
    for verb, params in verbs.items():
        answers = {f"action-{verb}-{prompt}" for prompt in prompts}
        yield from (MessageUse(answer, params, "the action table") for answer in sorted(answers.intersection(own)))


def _captions(told: Iterable[MessageUse], own: Collection[str]) -> Iterator[MessageUse]:
    """Yield the messages that word an event shorter, for the bar above the table."""
    for use in told:
        caption = use.message.replace("event-", "caption-", 1)
        if use.message.startswith("event-") and caption in own:
            yield MessageUse(caption, use.params, use.where)


def _commands(folder: Path) -> Iterator[MessageUse]:
    """Yield the messages of the game's commands: every message that they name, and the help of their group."""
    path = folder / "words" / "en.commands.ftl"
    known = read_messages(path) if path.exists() else {}
    for source in sorted((folder / "edge").glob("*.py")):
        text = source.read_text(encoding="utf-8")
        groups = {f"cli-{group}" for group in re.findall(r'add\("(\w+) ', text)}
        for name in {*re.findall(r'words\("([a-z-]+)"', text), *groups, *(set(QUOTED.findall(text)) & known.keys())}:
            yield MessageUse(name, None, f"edge/{source.name}")


def _taught(game: AnyGame) -> Iterator[MessageUse]:
    """Yield the messages of examples and lessons. Examples name their seats."""
    for example in game.examples:
        seats = range(1, game.seats_of(example.position()) + 1)
        yield MessageUse(f"example-{example.name}", frozenset(f"seat_{seat}" for seat in seats), "the examples")
    if game.lesson:
        for tip in (*game.lesson.after, *game.lesson.before):
            yield MessageUse(f"lesson-{tip.name}", None, "the lesson")


def _declared(game: AnyGame) -> Iterator[str]:
    yield from ("game-name", "game-tagline")
    for spec in offered(game.options):
        yield from (f"option-{spec.name}", f"option-{spec.name}-help")
        yield from (f"option-{spec.name}-{choice}" for choice in spec.choices)
    yield from (f"idle-{reason}" for reason in game.options.reasons)
    yield from (f"preset-{name}" for name in game.presets)
    for name in game.bots:
        yield from (f"bot-{name}", f"bot-{name}-help")
    for noun, values in game.nouns.items():
        yield from (f"{noun}-{value}" for value in values)


@cache
def _shell() -> frozenset[str]:
    """Return the messages that the program has for all games, and the web page for all boards."""
    top = Path(tablee.__file__).parent
    files = (top / "locales" / "en.ftl", top.parent / "web" / "locales" / "en.ftl")
    return frozenset(name for path in files if path.exists() for name in read_messages(path))


def law_no_message_is_missing(game: AnyGame, folder: Path) -> None:
    needed = list(wanted(game, folder))
    assert ENGLISH in spoken_in(folder / "words"), "words/en.ftl is not there"
    for language in spoken_in(folder / "words"):
        there = of_game(folder, language)
        missing = {use.message: use.where for use in needed if use.message not in there}
        assert not missing, f"{language}.ftl lacks {missing}"


def law_no_message_is_unused(game: AnyGame, folder: Path) -> None:
    needed = {use.message for use in wanted(game, folder)}
    for language in spoken_in(folder / "words"):
        there = of_game(folder, language)
        spoken_of = {name for found in there.values() for name in found.messages}
        unused = {name for name in set(there) - needed - spoken_of if _can_be_judged(name, folder)}
        assert not unused, f"{language}.ftl: nobody needs {sorted(unused)}"


def _can_be_judged(name: str, folder: Path) -> bool:
    """Return whether a message can be checked. An installed game lacks the sources of its board."""
    return not name.startswith("board-") or (folder / "board").exists()


def law_messages_use_what_they_are_given(game: AnyGame, folder: Path) -> None:
    needed = list(wanted(game, folder))
    for language in spoken_in(folder / "words"):
        there = of_game(folder, language)
        for use in needed:
            if use.params is not None and use.message in there:
                unknown = there[use.message].variables - use.params - {YOU}
                assert not unknown, f"{language}.ftl: {use.message} gets no {sorted(unknown)} at {use.where}"


def law_messages_speak_to_whom_they_are_about(game: AnyGame, folder: Path) -> None:
    """Check that a message that says “you” for a parameter gets that parameter, in every language alike."""
    needed = {use.message: use.params for use in wanted(game, folder)}
    english = of_game(folder, ENGLISH)
    for language in spoken_in(folder / "words"):
        for name, found in of_game(folder, language).items():
            params = needed.get(name)
            unknown = found.spoken_to - params if params is not None else set()
            assert not unknown, f"{language}.ftl: {name} gets no {sorted(unknown)}"
            same = name not in english or found.spoken_to == english[name].spoken_to
            assert same, f"{language}.ftl: {name} speaks to the reader where English does not, or the other way round"


def law_everything_can_be_worded(play: Play) -> None:
    """Check that everything that happens or is asked, offered or refused in a play can be worded."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", MissingWords)
        for language in LANGUAGES:
            names = [f"player {seat + 1}" for seat in range(play.case.seats)]
            for me in (None, 0, play.case.seats - 1):
                _worded(play, Words(language, play.case.game, names, options=play.case.options, me=me))
            _refused(play, Words(language, play.case.game, names, options=play.case.options))


def _worded(play: Play, words: Words) -> None:
    state, game, seen = play.new(), play.case.game, set[str]()
    for step in play.steps:
        waits = state.awaits()
        if isinstance(waits, Decide):
            _says(words.prompt(waits.prompt))
            for action in step.given:
                _says(words.action(game.actions[action]))
        state.events = []
        take(state, step)
        for event in state.events:
            if event.tag not in seen:
                seen.add(event.tag)
                _says(words.event(event))
    _says(words("game-name"))


def _refused(play: Play, words: Words) -> None:
    for match in play.decisions(4):
        actions = (play.fate().below(len(match.game.actions)) for _ in range(10))
        for seat, action in product(match.awaited[:2], actions):
            if action not in match.state.legal(seat):
                _says(words.refused(match.game.refusal(match.state, seat, action)))


def _says(sentence: str) -> None:
    assert sentence.strip(), "a message without words"
    assert "{" not in sentence, sentence

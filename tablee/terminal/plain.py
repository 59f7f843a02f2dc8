"""Play with plain lines: for screen readers, scripts and simple terminals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.terminal import table_bar, texts
from tablee.terminal.choices import Choice, choices, find, meant
from tablee.terminal.lines import Lines, PersonLeft
from tablee.terminal.lookup import looked_up
from tablee.terminal.memory import remember_language
from tablee.terminal.pasted import PastedChoices
from tablee.terminal.pending_request import PendingRequest
from tablee.terminal.plain_after_game import PlainAfterGame
from tablee.terminal.plain_room import PlainRoom, line_or_news
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Answer, Chat, OfferDraw, Resign, new_id
from tablee.wire.server import Question
from tablee.words import LANGUAGES, Words, rules_of

MAX_RECALLED = 5
"""How many messages from before the person came are read out."""


class PlainPlay:
    """One game with plain lines."""

    def __init__(self, table: TableClient, words: Words, lines: Lines) -> None:
        self.table = table
        self.following: TableClient | None = None
        """The table of the rematch, if the person wants one."""
        self._words = words
        self._lines = lines
        self._printed = self._turn_began = self._heard = 0
        self._connected = True
        self._waiting = False
        self._offered: Sequence[Choice] = ()
        self._pasted = PastedChoices()
        self._question: Question | None = None
        self._wished: Question | None = None
        self._wish = PendingRequest(table)
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "?": self._show_rules,
            "u": self._undo,
            "h": self._hint,
            "l": self._switch_language,
            "b": self._show_board,
            "a": self._tell_again,
            "c": self._chat,
            "y": self._agree,
            "n": self._decline,
            "resign": self._resign,
            "draw": self._draw,
        }

    async def play(self) -> None:
        """Play to the end, or until the person leaves."""
        await self.table.open()
        table = self.table
        self._words = Words(self._words.language, table.game)
        try:
            await PlainRoom(table, self._words, self._lines).wait()
        except PersonLeft:
            await table.close()
            return
        self._words = texts.words_of(table, self._words.language)
        self._lines.say(texts.around(table, self._words), texts.luck(table, self._words), "")
        try:
            while not table.over:
                await self._step()
        except PersonLeft:
            self._lines.say("")
        except asyncio.CancelledError:  # Ctrl-C
            self._lines.say("", *texts.farewell(table, self._words))
            raise
        self._conclude()
        if table.over:
            self.following = await PlainAfterGame(table, self._words, self._lines).next_table()
        await table.close()

    async def _obeyed(self, doing: Awaitable[None]) -> None:
        try:
            await doing
        except Refused as refused:
            self._lines.say(self._words.refused(refused))

    def _conclude(self) -> None:
        self._tell()
        ranks = self.table.info.ranks
        if ranks is not None:
            self._lines.say("", self._drawn(), *texts.ranking(ranks, self._words), "")
            self._lines.say(*texts.lesson(self.table, self._words))
        self._lines.say(*texts.farewell(self.table, self._words))

    async def _step(self) -> None:
        seat = self.table.asked
        if seat is None:
            if len(self.table.people) <= 1:
                self._tell()
            await self._wait()
            return
        self._waiting = False
        self._tell()
        pasted = self._pasted.take(seat, self.table.decision)
        if pasted is not None:
            await self._submit(seat, pasted)
            return
        await self._show_board("")
        await self._take_choice(seat)

    async def _wait(self) -> None:
        """Wait for the others. At a table on a server, a person can give commands meanwhile."""
        if not (self._lines.live and self.table.elsewhere):
            await self.table.changed()
            return
        if not self._waiting:
            self._waiting = True
            self._lines.say(self._words("plain-waiting", text=texts.turn(self.table, self._words)))
        typed = await line_or_news(self._lines, self.table)
        if typed and not await self._obey(typed):
            self._lines.say(self._words("plain-waiting", text=texts.turn(self.table, self._words)))

    @property
    def _viewer(self) -> Viewer:
        people = self.table.people
        return people[0] if len(people) == 1 else self.table.asked

    def _tell(self) -> None:
        """Print what happened since the last choice."""
        self._lines.say(*self._news())
        story = self.table.participant(self._viewer).story
        if len(story) < self._printed:
            self._lines.say(self._words("plain-rewound"))
        for event in story[min(self._printed, len(story)) :]:
            self._lines.say(f"{self._words.event(event)} [{event.rule}]")
        self._printed = len(story)

    def _drawn(self) -> str:
        return texts.drawn(self.table, self._viewer, self._words)

    async def _show_board(self, _rest: str) -> None:
        self._lines.say("", self._drawn(), "")

    async def _tell_again(self, _rest: str) -> None:
        """Print again what happened since the person's last choice."""
        for event in self.table.participant(self._viewer).story[self._turn_began :]:
            self._lines.say(f"{self._words.event(event)} [{event.rule}]")

    async def _chat(self, text: str) -> None:
        if not self.table.elsewhere:
            self._lines.say(self._words.refused(Refused("nobody-to-talk-to")))
        elif text:
            await self._obeyed(self.table.send(Chat(new_id(), text[:280])))

    async def _agree(self, _rest: str) -> None:
        await self._obeyed(self.table.send(Answer(new_id(), agree=True)))

    async def _decline(self, _rest: str) -> None:
        await self._obeyed(self.table.send(Answer(new_id(), agree=False)))

    async def _resign(self, _rest: str) -> None:
        await self._obeyed(self.table.send(Resign(new_id())))

    async def _draw(self, _rest: str) -> None:
        await self._obeyed(self.table.send(OfferDraw(new_id())))

    def _news(self) -> list[str]:
        """Word the new chat messages, a question from others, and a change of the connection."""
        table, words = self.table, self._words
        unheard = max(self._heard, table.recalled - MAX_RECALLED)
        news = [table_bar.spoken(said, words) for said in table.said[unheard:]]
        self._heard = len(table.said)
        if table.question is not None and table.question != self._question:
            news.append(" ".join([table_bar.asked_to_agree(table, words), words("plain-agree")]))
        self._question = table.question
        if table.wish is not None and table.wish != self._wished:
            news.append(table_bar.wished(table.wish, words))
        self._wished = table.wish
        refused_by = self._wish.refused_by()
        if refused_by:
            news.append(words("wish-refused", seats=list(refused_by)))
        if table.connected != self._connected:
            news.append(words("connection-found" if table.connected else "connection-lost"))
        self._connected = table.connected
        return news

    async def _take_choice(self, seat: int) -> None:
        offer, decision = self.table.participant(seat).offer, self.table.decision
        if offer is None:
            return
        offered = self._offered = choices(offer, self.table.game, self._words, self.table.participant(seat).view)
        self._lines.say(*texts.lesson(self.table, self._words))
        self._lines.say(self._words("plain-asked", seat=seat, prompt=self._words.prompt(offer.prompt)))
        self._list(offered, offered)
        while (typed := await self._typed(seat, decision)) is not None:
            if not await self._obey(typed):
                await self._choose(seat, offered, typed)
            elif typed[:1].casefold() in {"l", "u"}:
                return

    async def _typed(self, seat: int, decision: int) -> str | None:
        """Ask for a line, and print what others say meanwhile. Return None when the question is no longer asked."""
        if not self._is_asked(seat, decision):
            return None
        self._lines.say_question(self._words("plain-choose"))
        while self._is_asked(seat, decision):
            typed = await line_or_news(self._lines, self.table)
            if typed is not None:
                return typed
            news = self._news()
            if news:
                self._lines.say("", *news)
                self._lines.say_question(self._words("plain-choose"))
        self._lines.say("")
        return None

    def _is_asked(self, seat: int, decision: int) -> bool:
        return self.table.asked == seat and self.table.decision == decision and not self.table.over

    def _list(self, shown: Sequence[Choice], offered: Sequence[Choice]) -> None:
        for choice in shown:
            self._lines.say(f"{offered.index(choice) + 1:3}  {choice.label}")

    async def _obey(self, typed: str) -> bool:
        """Run the line as a command. Return whether it was one, and not a choice."""
        word, _, rest = (typed if typed[:1] != "?" else f"? {typed[1:].strip()}").partition(" ")
        if word.casefold() == "q":
            raise PersonLeft
        command = self._commands.get(word.casefold())
        if command is not None:
            await command(rest)
        return command is not None

    async def _choose(self, seat: int, offered: Sequence[Choice], typed: str) -> None:
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            await self._submit(seat, offered[int(typed) - 1].action)
            return
        choice = meant(offered, typed) if typed else None
        if choice is not None:
            self._lines.say(self._words("plain-chosen", text=choice.label))
            await self._submit(seat, choice.action)
            return
        found = find(offered, typed)
        if found or not await self._read(seat, typed):
            self._lines.say(self._words("plain-several" if found else "plain-none"))
            self._list(found, offered)

    async def _read(self, seat: int, text: str) -> bool:
        """Read a text that stands for many choices, and make the first. Return whether a text was awaited."""
        try:
            awaited = self._pasted.read(self.table, text)
        except Refused as refused:
            self._lines.say(self._words.refused(refused))
            return True
        pasted = self._pasted.take(seat, self.table.decision)
        if pasted is not None:
            await self._submit(seat, pasted)
        return awaited

    async def _submit(self, seat: int, action: int) -> None:
        self._turn_began = len(self.table.participant(seat).story)
        await self._obeyed(self.table.choose(seat, action))

    async def _show_rules(self, query: str) -> None:
        """Look something up by name. A number stands for the choice that has it."""
        if query.isdecimal() and 1 <= int(query) <= len(self._offered):
            choice, participant = self._offered[int(query) - 1], self.table.participant(self._viewer)
            text = texts.explained(self.table, participant.view, self._words, choice.action)
            self._lines.say(choice.label, text)
            return
        topics = self.table.game.topics(self.table.options, self._words)
        found = looked_up(topics, rules_of(self.table.game, self._words.language), query, self._words)
        self._lines.say(*(found or [self._words("rules-none")]))

    async def _undo(self, _rest: str) -> None:
        self._pasted.stop()
        await self._obeyed(self.table.undo())

    async def _hint(self, _rest: str) -> None:
        seat = self.table.asked
        if seat is None:
            return
        if self._lines.live:
            self._lines.say(self._words("coach-thinks"))
        try:
            self._lines.say(texts.hint_text(await self.table.ask_hint(seat), self.table, self._words))
        except Refused as refused:
            self._lines.say(self._words.refused(refused))

    async def _switch_language(self, rest: str) -> None:
        after = LANGUAGES[(LANGUAGES.index(self._words.language) + 1) % len(LANGUAGES)]
        self._words = self._words.speaking(rest if rest in LANGUAGES else after)
        remember_language(self._words.language)
        self._printed = 0

"""A tutor follows a match: what it says, when, and what an undo changes."""

from __future__ import annotations

from tablee.core.lesson import Lesson, Moment, Params, Tip, Tutor
from tests.core.scripted import action, begin
from tests.toy.bots import RandomBot
from tests.toy.options import ToyOptions


def always(moment: Moment) -> Params | None:
    return {}


def asked(moment: Moment) -> Params | None:
    return {"count": len(moment.actions)} if moment.prompt else None


def never(moment: Moment) -> Params | None:
    return None


def tutor(after: tuple[Tip, ...] = (), before: tuple[Tip, ...] = ()) -> Tutor:
    return Tutor(Lesson(ToyOptions(), RandomBot(), "00" * 32, after, before))


def names(speaker: Tutor) -> list[str]:
    return [line.name for line in speaker.lines]


def test_a_tutor_who_has_seen_nothing_has_said_nothing() -> None:
    assert tutor().lines == ()


def test_the_first_fitting_tip_about_the_choice_is_said_once() -> None:
    match, _ = begin()
    speaker = tutor(before=(Tip("no", "T-1.1", never), Tip("one", "T-1.1", asked), Tip("two", "T-1.1", asked)))
    speaker.look(match)
    speaker.look(match)
    assert names(speaker) == ["one"]
    assert speaker.lines[0].params == {"count": 2}


def test_at_most_two_things_that_happened_are_explained_at_once() -> None:
    match, _ = begin()
    speaker = tutor(after=tuple(Tip(name, "T-1.1", always) for name in ("one", "two", "three")))
    speaker.look(match)
    assert names(speaker) == ["one", "two"]


def test_advice_is_one_of_the_offered_actions_or_none() -> None:
    match, _ = begin()
    good = tutor(before=(Tip("good", "T-1.2", asked, lambda now: now.actions[0]),))
    good.look(match)
    assert good.lines[0].advice == "show blue-1"
    bad = tutor(before=(Tip("bad", "T-1.2", asked, lambda now: "fly away"),))
    bad.look(match)
    assert bad.lines[0].advice == ""


def test_a_tip_goes_by_what_was_told_since_the_last_choice() -> None:
    match, _ = begin()
    tags = [event.tag for event in match.story if event.visible(0)]
    assert tags
    mine = Tip("mine", "T-1.1", lambda now: {} if now.find(tags[0], seat=0) else None)
    gone = Tip("gone", "T-1.1", lambda now: {} if now.find(tags[0], seat=9) else None)
    speaker = tutor(after=(mine, gone))
    speaker.look(match)
    assert names(speaker) == ["mine"]


def test_what_is_worth_saying_often_is_said_before_each_choice_and_the_end_has_the_last_word() -> None:
    match, _ = begin()
    ends = Tip("end", "T-1.6", lambda now: None if now.prompt else {})
    speaker = tutor(after=(Tip("fact", "T-1.1", always), ends), before=(Tip("often", "T-1.2", asked, often=True),))
    speaker.look(match)
    assert names(speaker) == ["fact", "often"]
    while match.result is None:
        for seat in match.missing:
            offer = match.offer(seat)
            assert offer is not None
            match.submit(seat, match.decision, offer.legal[0])
        speaker.look(match)
    assert names(speaker) == ["end"]


def test_after_an_undo_the_tutor_says_what_was_said_then() -> None:
    match, _ = begin()
    speaker = tutor(before=(Tip("first", "T-1.2", asked), Tip("second", "T-1.2", asked)))
    speaker.look(match)
    for seat, text in enumerate(("show red-6", "show blue-5")):
        match.submit(seat, 0, action(text))
    speaker.look(match)
    match.rewind(0)
    speaker.look(match)
    assert names(speaker) == ["first"]


def test_while_others_are_asked_the_tutor_is_silent() -> None:
    match, _ = begin()
    speaker = tutor(before=(Tip("first", "T-1.2", asked, often=True),))
    for seat, text in enumerate(("show blue-1", "show blue-5")):
        match.submit(seat, 0, action(text))
    assert match.awaited == (1,)
    speaker.look(match)
    assert speaker.lines == ()

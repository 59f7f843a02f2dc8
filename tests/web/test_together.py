"""Two browsers at one table: a link, a lost network, sleep, a reload, another device, one device for two."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.waiting import LONG

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

HAND = "() => [...document.querySelectorAll('[data-hand] button')].map(card => card.getAttribute('aria-label')).join()"
ASKED = ".stage"


def table_for_two(come: Come, game: str = "claim") -> tuple[Visitor, Visitor]:
    """A host opens a table; a friend follows the link, types a name and sits down; the game begins."""
    host, friend = come(), come()
    host.goto(f"/new/{game}")
    host.press("Open the table")
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.url)
    friend.page.get_by_label("Your name").fill("Zoé")
    friend.press("Join the table")
    host.press("Start the game")
    for each in (host, friend):
        each.page.wait_for_selector("[data-hand] button")
    return host, friend


def awaited_one(one: Visitor, other: Visitor) -> Visitor:
    """The one of the two who must choose."""
    for _ in range(LONG):
        for each in (one, other):
            if each.page.locator(".bar.asked").count():
                return each
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_a_card(player: Visitor) -> str:
    """Play the first legal card. Return its name."""
    card = player.page.locator("[data-hand] [data-action]").first
    name = card.get_attribute("aria-label")
    decision = player.page.locator(ASKED).get_attribute("data-decision")
    card.click()
    moved = "was => !document.querySelector('.bar.asked') || document.querySelector('.stage')?.dataset.decision !== was"
    player.page.wait_for_function(moved, arg=decision)
    return str(name)


def test_a_friend_follows_the_link_types_a_name_and_plays_to_the_end(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    for _ in range(60):
        if host.page.locator("section.end").count():
            break
        play_a_card(awaited_one(host, friend))
        host.page.wait_for_selector(".bar.asked, section.end, .headline:has-text('Waiting for')")
    for each in (host, friend):
        each.page.wait_for_selector("section.end")
        assert each.page.locator("section.end li").count() == 2
    assert "Zoé" in host.page.locator("section.end ol").inner_text()


def test_who_loses_the_network_sleeps_and_reloads_comes_back_to_the_same_seat(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    hand = friend.page.evaluate(HAND)
    friend.context.set_offline(True)
    friend.wait_for("The connection is lost")
    away = host.page.locator("[data-seat] small", has_text="away")
    away.wait_for()
    if host.page.locator(".bar.asked").count():
        play_a_card(host)
    friend.context.set_offline(False)
    friend.page.get_by_text("The connection is lost").wait_for(state="detached", timeout=30_000)
    away.wait_for(state="detached")
    assert friend.page.evaluate(HAND) == hand

    sleep = friend.context.new_cdp_session(friend.page)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    host.page.wait_for_timeout(700)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    play_a_card(awaited_one(friend, host))
    friend.page.reload()
    friend.page.wait_for_selector("[data-hand] button")
    kept = friend.page.evaluate(HAND).split(",")
    assert kept
    assert set(kept) <= set(hand.split(","))
    friend.complaints.clear()  # a browser without a network says so on its console


def test_another_device_takes_over_with_a_code_that_works_once(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    friend.open_settings()
    friend.press("Show a code")
    code = friend.page.locator("output.code").inner_text()
    phone = visitors(viewport={"width": 390, "height": 800}, has_touch=True)
    phone.goto("/")
    phone.page.get_by_role("button", name="Settings").click()
    phone.page.get_by_label("Code from the other device").fill(code)
    phone.press("Use it")
    phone.wait_for("Done: this device now has your name and your games.")
    phone.page.get_by_role("button", name="Close").click()
    phone.page.locator("a[href^='/t/']").first.click()
    phone.page.wait_for_selector("[data-hand] button")
    assert phone.page.evaluate(HAND) == friend.page.evaluate(HAND)
    friend.close()
    play_a_card(awaited_one(host, phone))
    play_a_card(awaited_one(host, phone))

    thief = visitors()
    thief.goto("/")
    thief.page.get_by_role("button", name="Settings").click()
    thief.page.get_by_label("Code from the other device").fill(code)
    thief.press("Use it")
    thief.wait_for("This code is unknown, used or too old.")
    thief.complaints.clear()  # the refusal is a 422, which the console reports


def test_who_is_muted_stays_so_after_a_reload_until_heard_again(visitors: Come) -> None:
    host, friend = table_for_two(visitors)

    def say(text: str) -> None:
        friend.page.get_by_label("Say something").fill(text)
        friend.press("Send")

    for each in (host, friend):
        each.page.set_viewport_size({"width": 1366, "height": 768})
        each.page.locator("aside summary").click()
    say("one")
    host.wait_for("one")
    assert friend.page.get_by_role("button", name="Mute").count() == 0
    host.page.get_by_role("button", name="Mute Zoé").click()
    host.page.reload()
    host.page.wait_for_selector("[data-hand] button")
    host.page.locator("aside summary").click()
    say("two")
    friend.wait_for("two")
    host.press("Hear everybody again")
    host.wait_for("two")
    say("three")
    host.wait_for("three")


def test_a_guest_reads_by_which_rules_the_table_plays(visitors: Come, address: str) -> None:
    wild = {"attackers_regenerate": True, "full_house": "again"}
    clock = {"type": "per-move", "seconds": 30}
    code = open_table(address, guest(address, "Ann"), "killer", people=2, options=wild, clock=clock)
    friend = visitors()
    friend.goto(f"/t/{code}")
    for each in ("Wild attacks", "Attackers regenerate: yes", "Clock: 30 seconds a move", "waiting for players"):
        friend.wait_for(each)
    friend.take_a_seat()
    friend.wait_for("Everybody is here")
    friend.wait_for("The host can start the game now.")


def test_the_form_names_the_rules_that_are_chosen(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/killer")
    setup = host.page.get_by_label("Set-up")
    setup.select_option(label="Wild attacks")
    host.wait_for("Attackers regenerate: yes")
    host.page.get_by_text("Every option").click()
    host.page.locator("label", has_text="Lower mark").locator("input").wait_for()
    host.page.get_by_role("combobox", name=re.compile("^Marks")).select_option(label="two numbers of our own")
    expect(setup.locator("option:checked")).to_have_text("Custom game")
    host.page.locator("label", has_text="Lower mark").locator("input").fill("31")
    with host.page.expect_response("**/api/tables") as refused:
        host.press("Open the table")
    assert refused.value.status == 422
    host.wait_for("The lower mark must be below the upper one")
    host.complaints.clear()  # Chromium reports the refusal
    host.page.get_by_role("combobox", name=re.compile("^Marks")).select_option(label="dice + 6, and 6 × dice − 6")
    expect(host.page.locator(".go .trouble")).to_have_count(0)


def test_a_declined_draw_is_told_and_a_pause_ends_where_it_is_seen(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    host.page.get_by_role("button", name="Menu").click()
    host.press("Offer a draw")
    friend.press("Refuse")
    host.wait_for("Your request was declined")
    assert friend.page.get_by_text("Your request was declined").count() == 0
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Pause").click()
    friend.wait_for("The game is paused")
    assert friend.page.get_by_role("button", name="Go on").count() == 0, "only the host ends it"
    host.page.locator(".note").get_by_role("button", name="Go on").click()
    expect(friend.page.get_by_text("The game is paused")).to_have_count(0)


def test_a_message_is_announced_on_a_phone_until_it_is_read(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    host.page.set_viewport_size({"width": 1366, "height": 768})
    friend.page.set_viewport_size({"width": 390, "height": 844})
    host.page.locator("aside summary").click()
    host.page.get_by_label("Say something").fill("Hello Zoé")
    host.press("Send")
    host.wait_for("Hello Zoé")
    assert host.page.locator("aside .count").count() == 0, "one's own message is not news"
    story = friend.page.get_by_role("button", name="Story")
    expect(story.locator("b")).to_have_text("1")
    story.click()
    expect(friend.page.get_by_role("dialog").get_by_text("Hello Zoé")).to_be_visible()
    expect(story.locator("b")).to_have_count(0)


CHAT = "() => [...document.querySelectorAll('aside .said li')].map(each => each.innerText.trim())"


def say(visitor: Visitor, text: str) -> None:
    """Say something on a wide screen, where the chat is beside the board."""
    if not visitor.page.locator("aside details[open]").count():
        visitor.page.locator("aside summary").click()
    visitor.page.get_by_label("Say something").fill(text)
    visitor.press("Send")
    visitor.wait_for(text)


def test_a_reload_and_a_late_spectator_see_the_chat_and_it_is_no_news(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    late = visitors()
    for each in (host, friend, late):
        each.page.set_viewport_size({"width": 1366, "height": 768})
    say(host, "one")
    say(host, "two")
    expect(friend.page.locator("aside .count")).to_have_text("2")
    friend.page.reload()
    late.page.goto(host.page.url)
    for each in (friend, late):
        each.page.wait_for_function(f"({CHAT})().length === 2")
        assert each.page.locator("aside .count").count() == 0
        assert each.page.locator("aside details[open]").count() == 0, "nothing is read out"
        each.page.locator("aside summary").click()
        expect(each.page.locator("aside .said")).to_contain_text("two")
    say(host, "three")
    friend.wait_for("three")
    assert friend.page.locator(".said li").count() == 3


def test_what_was_said_while_the_network_was_lost_is_news_and_nothing_is_seen_twice(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    for each in (host, friend):
        each.page.set_viewport_size({"width": 1366, "height": 768})
    say(host, "before")
    expect(friend.page.locator("aside .count")).to_have_text("1")
    friend.context.set_offline(True)
    friend.wait_for("The connection is lost")
    say(host, "meanwhile")
    friend.context.set_offline(False)
    friend.page.get_by_text("The connection is lost").wait_for(state="detached", timeout=30_000)
    expect(friend.page.locator("aside .count")).to_have_text("2")
    friend.page.locator("aside summary").click()
    expect(friend.page.locator("aside .said li")).to_have_count(2)
    say(friend, "after")
    assert [line.split()[-1] for line in friend.page.evaluate(CHAT)] == ["before", "meanwhile", "after"]
    friend.complaints.clear()  # a browser without a network says so on its console


def test_a_page_says_hello_without_news_of_the_chat_to_an_older_server(visitors: Come) -> None:
    """During an update, the page may come from a new process and the socket from one that refuses the new field."""
    host, friend = table_for_two(visitors)
    hellos = []

    def older(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"hello"' in str(message):
                hellos.append("heard" in str(message))
            if '"hello"' in str(message) and hellos[-1]:
                socket.send('{"type":"bye","code":"malformed","retry":false}')
            else:
                server.send(message)

        socket.on_message(pass_on)

    friend.page.route_web_socket("**/socket", older)
    friend.page.reload()
    friend.page.wait_for_selector("[data-hand] button")
    assert hellos == [True, False]
    host.page.set_viewport_size({"width": 1366, "height": 768})
    say(host, "hello")


@pytest.mark.parametrize("size", [(1366, 768), (1280, 620), (390, 844), (844, 390)], ids=str)
def test_a_long_chat_keeps_its_last_message_and_the_writing_line_in_sight(
    visitors: Come, size: tuple[int, int]
) -> None:
    host, _ = table_for_two(visitors)
    page = host.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < 1200:
        page.get_by_role("button", name="Story").click()
    page.locator("summary", has_text="Chat").last.click()
    line = page.get_by_label("Say something")
    for number in range(5):  # the server takes no more at once
        line.fill(f"message {number}, as long as a message of several lines must be in a narrow column")
        line.press("Enter")
        page.get_by_text(f"message {number}").wait_for()
    for each in (line, page.get_by_role("button", name="Send", exact=True), page.get_by_text("message 4")):
        expect(each).to_be_in_viewport(ratio=0.8)
    assert page.evaluate("[scrollY, document.scrollingElement.scrollTop, document.body.scrollTop]") == [0, 0, 0]


def test_a_host_silences_somebody_and_turns_the_chat_off(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    for each in (host, friend):
        each.page.set_viewport_size({"width": 1366, "height": 768})
        each.page.locator("aside summary").click()
    friend.page.get_by_label("Say something").fill("one")
    friend.press("Send")
    host.wait_for("one")
    assert host.page.get_by_role("button", name="Send Zoé away").count() == 0, "Zoé plays"
    host.page.get_by_role("button", name="Silence Zoé for all").click()
    host.page.get_by_role("button", name="Let Zoé speak again").wait_for()
    friend.page.get_by_label("Say something").fill("two")
    friend.press("Send")
    friend.wait_for("The host has silenced you")
    host.page.get_by_role("button", name="Menu").click()
    host.press("Turn the chat off")
    friend.wait_for("The host has turned the chat off")
    assert friend.page.get_by_label("Say something").count() == 0


def test_two_on_one_device_see_each_their_own_hand_and_a_curtain_between(visitors: Come) -> None:
    one = visitors()
    one.goto("/new/claim")
    one.press("Open the table")
    one.page.get_by_text("Another player on this device").click()
    one.page.get_by_label("Their name").fill("Bob")
    one.page.get_by_role("button", name="Add", exact=True).click()
    one.page.locator("li small", has_text="on this device").wait_for()
    one.press("Start the game")
    hands: dict[str, str] = {}
    for _ in range(4):
        one.page.wait_for_selector(".curtain, .bar.asked .headline")
        if one.page.locator(".curtain").count():
            assert one.page.locator("[data-hand] button").count() == 0
            one.page.locator(".curtain button").click()
        one.page.wait_for_selector("[data-hand] [data-action]")
        name = one.page.locator("[data-seat]").last.get_attribute("aria-label") or ""
        hands.setdefault(name, one.page.evaluate(HAND))
        play_a_card(one)
    assert len(set(hands.values())) == len(hands) == 2
    one.page.reload()
    one.page.wait_for_selector(".curtain, [data-hand] button")


def test_a_spectator_sees_the_table_but_no_hand(visitors: Come) -> None:
    host, _ = table_for_two(visitors)
    passer_by = visitors()
    passer_by.page.goto(host.page.url)
    passer_by.wait_for("you are watching")
    assert passer_by.page.locator("[data-hand] [data-card]:not([data-card^=unseen])").count() == 0


def test_a_hint_can_be_asked_for_and_taken(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    player.goto(f"/t/{open_table(address, token, 'king_of_12', bots=1)}")
    player.page.wait_for_selector(".bar.asked")
    player.page.locator("button.hint").click()
    player.page.wait_for_selector("section.coach")
    player.press("Do that")
    player.page.wait_for_selector("section.coach", state="detached")


def test_whoever_has_chosen_in_secret_is_marked_as_awaited_no_more(visitors: Come) -> None:
    host, _ = table_for_two(visitors, "king_of_12")
    expect(host.page.locator("[data-seat].waits")).to_have_count(2)
    host.page.locator("[data-hand] [data-action]").first.click()
    host.wait_for("You have chosen")
    expect(host.page.locator("[data-seat].waits:not(.me)")).to_have_count(1)
    expect(host.page.locator("[data-seat].me.waits")).to_have_count(0)


def offer_a_draw(player: Visitor) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.press("Offer a draw")


def test_a_draw_is_offered_declined_offered_again_and_agreed(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    offer_a_draw(host)
    friend.page.locator(".note", has_text="a draw").get_by_role("button", name="Refuse").click()
    expect(host.page.locator(".note", has_text="a draw")).to_have_count(0)
    assert host.page.locator("section.end").count() == 0
    offer_a_draw(friend)
    host.page.locator(".note", has_text="a draw").get_by_role("button", name="Agree").click()
    for each in (host, friend):
        each.page.wait_for_selector("section.end")
        each.wait_for("Agreed on a draw.")


def test_a_bot_is_offered_no_draw(visitors: Come) -> None:
    player = visitors()
    seated(player, "claim", 1)
    player.page.wait_for_selector(".stage[data-asked]")
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("button", name="Resign")).to_be_visible()
    assert player.page.get_by_role("button", name="Offer a draw").count() == 0

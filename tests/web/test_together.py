"""Two browsers at one table: a link, a lost network, sleep, a reload, another device, one device for two."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.fitting import seated
from tests.web.two_players import awaited_one, play_a_card, table_for_two

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

HAND = "() => [...document.querySelectorAll('[data-hand] button')].map(card => card.getAttribute('aria-label')).join()"


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


ON_THE_BOARD = """() => document.querySelector('.over .note').getBoundingClientRect().bottom
    > document.querySelector('.board-room').getBoundingClientRect().top"""


def test_on_a_phone_held_sideways_a_question_leaves_the_board_in_sight(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    for each in (host, friend):
        each.page.set_viewport_size({"width": 844, "height": 390})
    offer_a_draw(host)
    friend.page.get_by_role("button", name="Agree").wait_for()
    for each in (host, friend):
        assert each.page.evaluate(ON_THE_BOARD) is False
    host.page.locator(".over .note").wait_for(state="detached", timeout=20_000)
    friend.press("Agree")
    host.page.wait_for_selector("section.end")


def test_a_bot_is_offered_no_draw(visitors: Come) -> None:
    player = visitors()
    seated(player, "claim", 1)
    player.page.wait_for_selector(".stage[data-asked]")
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("button", name="Resign")).to_be_visible()
    assert player.page.get_by_role("button", name="Offer a draw").count() == 0

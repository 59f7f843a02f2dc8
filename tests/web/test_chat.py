"""The chat at a table: who hears what, what is news, and how the host ends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visitor
from tests.web.two_players import table_for_two

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]

CHAT = "() => [...document.querySelectorAll('aside .said li')].map(each => each.innerText.trim())"

BESIDE_SEND = """line => line.getBoundingClientRect().right
    <= line.form.querySelector('button').getBoundingClientRect().left"""


def say(visitor: Visitor, text: str) -> None:
    """Say something on a wide screen, where the chat is beside the board."""
    if not visitor.page.locator("aside details[open]").count():
        visitor.page.locator("aside summary").click()
    visitor.page.get_by_label("Say something").fill(text)
    visitor.press("Send")
    visitor.wait_for(text)


def test_who_is_muted_stays_so_after_a_reload_until_heard_again(visitors: Come) -> None:
    host, friend = table_for_two(visitors)
    for each in (host, friend):
        each.page.set_viewport_size({"width": 1366, "height": 768})
        each.page.locator("aside summary").click()
    say(friend, "one")
    host.wait_for("one")
    assert friend.page.get_by_role("button", name="Mute").count() == 0
    host.page.get_by_role("button", name="Mute Zoé").click()
    host.page.reload()
    host.page.wait_for_selector("[data-hand] button")
    host.page.locator("aside summary").click()
    say(friend, "two")
    host.press("Hear everybody again")
    host.wait_for("two")
    say(friend, "three")
    host.wait_for("three")


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
    assert line.evaluate(BESIDE_SEND), "Send covers the end of the line"


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

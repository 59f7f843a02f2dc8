"""Requirements for a table on every screen: nothing scrolls, and everything important is visible and clickable."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, WebSocket

from tests.web.arranging import ask, guest, open_table
from tests.web.conftest import Visitor
from tests.web.waiting import at_rest

SIZES = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 620),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
ZOOMED = (640, 400)
"""What is left of 1280×800 at a zoom of 200 %."""
CROWD = 8
"""With more seats than these, my group is shown, and the others one tap away."""
PHONES = ((360, 640), (390, 844), (844, 390))
COMPOSED = {"keep": "die-", "enlist": "deck"}
"""Verbs whose actions are too many for a control each, and the parts that they are composed of."""

FAULTS = """([seats, crowded, phone]) => {
  const [W, H] = [innerWidth, innerHeight]
  const faults = []
  const page = document.documentElement
  if (page.scrollHeight > H + 1 || page.scrollWidth > W + 1 || scrollX || scrollY) faults.push('the document scrolls')
  const area = document.querySelector('.stage .area')
  if (area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1)
    faults.push('the board scrolls')
  const name = each => ['action', 'part', 'seat', 'hand', 'dock'].flatMap(what => each.dataset[what] === undefined
    ? [] : [`${what} ${each.dataset[what]}`])[0] ?? each.textContent.trim().slice(0, 30)
  const outside = (each, box) => {
    const out = box.left < -1 || box.top < -1 || box.right > W + 1 || box.bottom > H + 1
    if (out) faults.push(`${name(each)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    return out
  }
  const points = (from, to) => {
    const many = Math.min(24, Math.max(3, Math.floor((to - from) / 4)))
    return Array.from({ length: many }, (_, index) => from + 1 + (index * (to - from - 2)) / (many - 1))
  }
  const hit = (each, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (each === top || each.contains(top))
  }
  const extent = (found, from, to) =>
    found.length ? Math.max(...found) - Math.min(...found) + Math.max(2, (to - from) / 24) : 0
  const areas = []
  const pressable = (each, least) => {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height || outside(each, box)) return
    const [across, down] = [points(box.left, box.right), points(box.top, box.bottom)]
    const seen = down.filter((_, index) => index % 3 === 1).flatMap(y => across.filter(x => hit(each, x, y)))
    const column = seen.sort((one, other) => one - other)[Math.floor(seen.length / 2)]
    const wide = extent(seen, box.left, box.right)
    const high = column ? extent(down.filter(y => hit(each, column, y)), box.top, box.bottom) : 0
    areas.push([wide, high])
    const sizes = `${Math.round(wide)}×${Math.round(high)} of ${Math.round(box.width)}×${Math.round(box.height)}`
    if (wide < Math.min(least, box.width - 2) || high < Math.min(least, box.height - 2))
      faults.push(`${name(each)} is covered: ${sizes}`)
    else if (box.width < least - 1 || box.height < least - 1) faults.push(`${name(each)} is small: ${sizes}`)
  }
  const visible = each => {
    const box = each.getBoundingClientRect()
    if (outside(each, box)) return
    const [across, down] = [points(box.left, box.right), points(box.top, box.bottom)]
    if (across.some(x => down.some(y => hit(each, x, y)))) return
    const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!front?.closest('[data-champions]')) faults.push(`${name(each)} is covered`)
  }
  const board = document.querySelector('.stage .board-room')
  const all = selector => [...board.querySelectorAll(selector)].filter(each => !each.closest('dialog'))
  for (const each of all('[data-hand] button, button[data-action], button[data-part]')) pressable(each, 24)
  if (phone)
    for (const each of all('[data-dock] button[data-action]').filter(each => !each.closest('[data-hand]')))
      pressable(each, 44)
  for (const each of all('[data-dock]')) outside(each, each.getBoundingClientRect())
  const shown = all('[data-seat]').filter(each => each.getBoundingClientRect().width > 0)
  for (const each of shown) visible(each)
  const many = new Set(shown.map(each => each.dataset.seat)).size
  const rooms = many < seats && crowded ? all('button[data-room]') : []
  for (const each of rooms) pressable(each, 24)
  if (many < (rooms.length ? 2 : seats)) faults.push(`${many} of ${seats} seats are shown`)
  if (!all('[data-dock]').length) faults.push('there is no dock')
  return [faults, areas.length, areas.filter(([wide, high]) => Math.min(wide, high) < 43).length]
}"""
"""The faults, the number of controls, and how many of them have less than 44 pixels to press in one direction.

While the champions of a tournament play, their table stands in front of the groups.
"""
ROOM_FAULTS = """seats => {
  const shown = new Set([...document.querySelectorAll('.stage [data-seat], dialog[open] [data-seat]')]
    .map(each => each.dataset.seat))
  return shown.size < seats ? [`the whole room shows ${shown.size} of ${seats} seats`] : []
}"""
SHEET_FAULTS = """() => {
  const [W, H] = [innerWidth, innerHeight]
  const page = document.documentElement
  const faults = page.scrollHeight > H + 1 || page.scrollWidth > W + 1 ? ['the document scrolls below a sheet'] : []
  for (const each of document.querySelectorAll('dialog[open]')) {
    const box = each.getBoundingClientRect()
    if (box.left < -1 || box.top < -1 || box.right > W + 1 || box.bottom > H + 1)
      faults.push(`a sheet is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
  }
  return faults
}"""
ACTIONS = """() => {
  const pressable = each => {
    const box = each.getBoundingClientRect()
    for (let y = box.top + 3; y < box.bottom; y += 6)
      for (let x = box.left + 3; x < box.right; x += 6) {
        const top = document.elementFromPoint(x, y)
        if (top && each.contains(top)) return true
      }
    return false
  }
  return [...document.querySelectorAll('.stage [data-action], dialog[open] [data-action]')].filter(each => {
    if (each.closest('dialog')) each.scrollIntoView({ block: 'nearest' })
    return !each.closest('.offer') && pressable(each)
  }).map(each => each.dataset.action)
}"""
"""The actions whose controls can be pressed now. A sheet is scrolled."""
SETTLED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"""
VISIBLE_POINT = """each => {
  const box = each.getBoundingClientRect()
  for (let y = box.top + 3; y < box.bottom; y += 6)
    for (let x = box.left + 3; x < box.right; x += 6) {
      const top = document.elementFromPoint(x, y)
      if (top && each.contains(top)) return [x, y]
    }
  return null
}"""
PARTS = """.stage .board-room [data-part]:not([data-action]), .stage .board-room [data-hand] button:not([data-action]),
    .stage .board-room button[aria-haspopup]"""


class Offered(NamedTuple):
    """An offered action: its notation and its verb."""

    text: str
    verb: str


class Look(NamedTuple):
    """A look at a table: its faults, its controls, and how many of them are smaller than a finger (44 pixels)."""

    faults: list[str]
    controls: int
    small: int


class Listening:
    """Records all updates that a page receives, and what it sends."""

    def __init__(self, page: Page) -> None:
        self.updates: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(frame, self.updates, "update"))
        socket.on("framesent", lambda frame: self._take(frame, self.sent, "submit"))

    def _take(self, frame: str | bytes, kept: list[dict[str, Any]], kind: str) -> None:
        message = json.loads(frame)
        if message["type"] == kind:
            kept.append(message)

    def offered(self) -> list[Offered]:
        """The player's present offer."""
        offer = self.updates[-1]["offer"]
        return [Offered(each["text"], each["verb"]) for each in offer["actions"]] if offer else []

    def playing(self, seats: int) -> int:
        """How many seats still play."""
        return playing(self.updates[-1]["view"], seats)


def playing(view: dict[str, Any], seats: int) -> int:
    """How many seats still play in this view: in a play-off of King of 12, only those of its group."""
    groups = view.get("groups")
    return sum(map(len, groups)) if groups else seats


def seated(player: Visitor, game: str, bots: int, **setup: Any) -> Listening:
    """Put a player at a table with bots, and record the updates."""
    return _sit(player, lambda token: open_table(player.address, token, game, bots=bots, **setup))


def taught(player: Visitor, game: str) -> Listening:
    """Put a player into the lesson of a game, with its tutor."""
    path = f"/api/games/{game}/lesson"
    return _sit(player, lambda token: str(ask(player.address, "POST", path, {}, token)["code"]))


def _sit(player: Visitor, table: Callable[[str], str]) -> Listening:
    token = guest(player.address, "Ann")
    player.become(token)
    heard = Listening(player.page)
    player.goto(f"/t/{table(token)}")
    return heard


def look_at(page: Page, size: tuple[int, int], seats: int) -> Look:
    """Look at the table on a screen of this size. An open sheet is checked first, then closed."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    found = sheet_faults(page) if page.locator("dialog[open]").count() else []
    faults, controls, small = page.evaluate(FAULTS, [seats, seats > CROWD, size in PHONES])
    return Look(found + faults, controls, small)


def room_faults(page: Page, seats: int) -> list[str]:
    """The seats that are neither on the board nor one tap away, and the problems of the sheet that has the others."""
    button = page.locator(".stage .board-room button[data-room]")
    if not button.count():
        found: list[str] = page.evaluate(ROOM_FAULTS, seats)
        return found
    button.first.click()
    page.wait_for_selector("dialog[open] [data-seat]")
    return [*page.evaluate(ROOM_FAULTS, seats), *sheet_faults(page)]


def hint_faults(page: Page) -> list[str]:
    """The problems of the coach's hint on this screen."""
    page.keyboard.press("h")
    page.wait_for_selector(".coach .best", timeout=300_000)
    return sheet_faults(page)


def sheet_faults(page: Page) -> list[str]:
    """The problems of the open sheet once it stands still. It is then closed."""
    at_rest(page)
    found: list[str] = page.evaluate(SHEET_FAULTS)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return found


def unreachable(page: Page, offered: list[Offered]) -> list[str]:
    """The offered actions that cannot be sent within two taps, nor composed of parts that can be pressed."""
    missing = {each.text for each in offered if not _composed(page, each.verb, offered)} - set(page.evaluate(ACTIONS))
    parts = page.locator(PARTS)
    for place in range(parts.count()):
        if not missing:
            break
        missing -= _behind(page, parts.nth(place))
    return sorted(missing)


def _composed(page: Page, verb: str, offered: list[Offered]) -> bool:
    """Whether the actions of this verb are composed, and there are parts enough for the longest of them."""
    if verb not in COMPOSED:
        return False
    parts = page.locator(f".stage .board-room [data-part^='{COMPOSED[verb]}']")
    pressable = sum(parts.nth(place).evaluate(VISIBLE_POINT) is not None for place in range(parts.count()))
    return pressable >= max(len(each.text.split()) - 1 for each in offered if each.verb == verb)


def _tap(page: Page, part: Locator) -> bool:
    """Tap a control if it is visible. Return whether it is."""
    point: list[float] | None = part.evaluate(VISIBLE_POINT)
    if point:
        page.mouse.click(*point)
        page.evaluate(SETTLED)
    return point is not None


def _behind(page: Page, part: Locator) -> set[str]:
    """The actions possible after a tap here. Everything is restored."""
    if not _tap(page, part):
        return set()
    found = set(page.evaluate(ACTIONS))
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.evaluate(SETTLED)
    elif part.count() and part.is_enabled() and not _tap(page, part):
        page.keyboard.press("Escape")  # what the tap has opened covers it
        page.evaluate(SETTLED)
    return found

"""Requirements for a table on every screen: nothing scrolls, and everything important is visible and clickable."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, WebSocket

from tests.web.arranging import ask, guest, open_table
from tests.web.conftest import Visitor

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

FAULTS = """([seats, crowded]) => {
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
  const pressable = (each, least) => {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height || outside(each, box)) return
    const [across, down] = [points(box.left, box.right), points(box.top, box.bottom)]
    const seen = down.filter((_, index) => index % 3 === 1).flatMap(y => across.filter(x => hit(each, x, y)))
    const column = seen.sort((one, other) => one - other)[Math.floor(seen.length / 2)]
    const wide = extent(seen, box.left, box.right)
    const high = column ? extent(down.filter(y => hit(each, column, y)), box.top, box.bottom) : 0
    const sizes = `${Math.round(wide)}×${Math.round(high)} of ${Math.round(box.width)}×${Math.round(box.height)}`
    if (wide < Math.min(least, box.width - 2) || high < Math.min(least, box.height - 2))
      faults.push(`${name(each)} is covered: ${sizes}`)
    else if (box.width < least - 1 || box.height < least - 1) faults.push(`${name(each)} is small: ${sizes}`)
  }
  const visible = each => {
    const box = each.getBoundingClientRect()
    if (outside(each, box)) return
    const [across, down] = [points(box.left, box.right), points(box.top, box.bottom)]
    if (!across.some(x => down.some(y => hit(each, x, y)))) faults.push(`${name(each)} is covered`)
  }
  const board = document.querySelector('.stage .board-room')
  const all = selector => [...board.querySelectorAll(selector)].filter(each => !each.closest('dialog'))
  for (const each of all('[data-hand] button, button[data-action], button[data-part]')) pressable(each, 24)
  for (const each of all('[data-dock]')) outside(each, each.getBoundingClientRect())
  const shown = all('[data-seat]').filter(each => each.getBoundingClientRect().width > 0)
  for (const each of shown) visible(each)
  const many = new Set(shown.map(each => each.dataset.seat)).size
  if (many < (crowded ? 2 : seats)) faults.push(`${many} of ${seats} seats are shown`)
  if (!all('[data-dock]').length) faults.push('there is no dock')
  return faults
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
ACTIONS = """() => [...document.querySelectorAll('.stage [data-action], dialog[open] [data-action]')]
    .filter(each => each.getBoundingClientRect().width > 0 && !each.closest('.offer')).map(each => each.dataset.action)"""
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


def faults_at(page: Page, size: tuple[int, int], seats: int) -> list[str]:
    """The problems of the table on a screen of this size. An open sheet is checked first, then closed."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    found: list[str] = []
    if page.locator("dialog[open]").count():
        found += sheet_faults(page)
    found += page.evaluate(FAULTS, [seats, seats > CROWD])
    return found


def hint_faults(page: Page) -> list[str]:
    """The problems of the coach's hint on this screen."""
    page.keyboard.press("h")
    page.wait_for_selector(".coach .best", timeout=300_000)
    return sheet_faults(page)


def sheet_faults(page: Page) -> list[str]:
    """The problems of the open sheet, which is then closed."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(SHEET_FAULTS)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    return found


def unreachable(page: Page, offered: list[Offered]) -> list[str]:
    """The offered actions that cannot be sent within two taps, nor composed."""
    reached = set(page.evaluate(ACTIONS))
    if {each.text for each in offered} <= reached:
        return []
    parts = page.locator(PARTS)
    for place in range(parts.count()):
        reached |= _behind(page, parts.nth(place))
    composed = {each.verb for each in offered if each.text in reached} if parts.count() else set()
    return [each.text for each in offered if each.text not in reached and each.verb not in composed]


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
    elif part.count() and part.is_enabled():
        _tap(page, part)
    return found

"""Finds what crosses on a board: words that stand on others, and buttons that something covers."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.fitting import CROWD, FAULTS, PHONES, SETTLED

BOARD = ".stage .board-room"
CHAMPIONS = ".stage [data-champions]"
"""It stands in front of the groups of a tournament."""
CROSSED = """selector => {
  const board = document.querySelector(selector)
  const room = board.getBoundingClientRect()
  const skipped = '[data-hand], dialog, svg, .visually-hidden, [aria-hidden=true]'
  const faults = []
  const seen = (node, { left, top, right, bottom }) => {
    for (let each = node.parentElement; each && each !== board; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.visibility === 'hidden' || +style.opacity < 0.1) return null
      if (style.overflow === 'visible') continue
      const cut = each.getBoundingClientRect()
      ;[left, top] = [Math.max(left, cut.left), Math.max(top, cut.top)]
      ;[right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)]
    }
    // Letters are lower than their line.
    const slack = (bottom - top) * 0.22
    return right - left > 2 && bottom - top > 2 ? { left, top: top + slack, right, bottom: bottom - slack } : null
  }
  const texts = []
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim().slice(0, 24)
    if (!text || node.parentElement.closest(skipped)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    texts.push(...[...range.getClientRects()].map(box => seen(node, box)).filter(Boolean).map(box => ({ node, text, ...box })))
  }
  for (const [place, one] of texts.entries()) {
    if (one.left < room.left - 1 || one.top < room.top - 1 || one.right > room.right + 1 || one.bottom > room.bottom + 1)
      faults.push(`“${one.text}” is outside`)
    for (const other of texts.slice(place + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (one.node !== other.node && wide > 2 && high > 2) faults.push(`“${one.text}” crosses “${other.text}”`)
    }
  }
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const hits = (each, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (each.contains(top) || top.contains(each))
  }
  for (const each of board.closest('[inert]') ? [] : board.querySelectorAll('button')) {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height || each.closest(skipped) || each.matches('.look')) continue
    const free = parts.flatMap(x => parts.filter(y => hits(each, box.left + x * box.width, box.top + y * box.height)))
    if (free.length < 17) faults.push(`${each.ariaLabel || each.textContent.trim()} is covered: ${25 - free.length}/25`)
  }
  return faults
}"""
"""Words outside the board, words that cross others, and buttons of which a third is covered. A hand may overlap."""
REACHED = """() => [...document.querySelectorAll('.stage .foot :is(button, a, select, input)')].filter(each => {
  const box = each.getBoundingClientRect()
  if (!box.width || !box.height || each.disabled) return false
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const marked = each.matches('input') && top?.matches('.mark')
  return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1 || !(marked || each.contains(top))
}).map(each => `${each.ariaLabel || each.textContent.trim()} below the board cannot be pressed`)"""


def crossed(page: Page, board: str = BOARD) -> list[str]:
    """What crosses on this board."""
    found: list[str] = page.evaluate(CROSSED, board)
    return found


def shown_faults(page: Page, size: tuple[int, int], seats: int) -> list[str]:
    """The faults of a board with a bar below it, on a screen of this size: a replay or a puzzle."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    faults: list[str] = page.evaluate(FAULTS, [seats, seats > CROWD, size in PHONES])[0] + page.evaluate(REACHED)
    return faults + crossed(page, CHAMPIONS if page.locator(CHAMPIONS).count() else BOARD)

/** Places what floats above a board where it covers as little as possible of what a player needs. */

import { clearest, covered } from './clearest'

const GAP = 6
/** It is never shortened to fewer pixels. */
const LEAST = 120
/** On a lower board, it stands at the left and is only shortened. */
const LOW = 430
const PRESSED = 'button[data-action], button[data-part]'

const boxesOf = (board: Element, selector: string): DOMRect[] =>
  [...board.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)

/** The upper edge of the reader's own things, and of all that can be pressed. */
function ownEdge(board: Element, seat: number): number {
  return Math.min(...boxesOf(board, `[data-seat="${seat}"], [data-dock], ${PRESSED}`).map((box) => box.top))
}

/** The height down to the first thing that can be pressed below the node's upper part. */
function roomFor(node: HTMLElement, board: Element): number {
  const mine = node.getBoundingClientRect()
  const boxes = boxesOf(board, PRESSED).filter(
    (box) => box.left < mine.right && box.right > mine.left && box.top > mine.top + LEAST,
  )
  return Math.min(...boxes.map((box) => box.top)) - GAP - mine.top
}

/**
 * Keeps it placed until the returned function is called. On an upright board it stands just above the reader's own seat,
 * so that the others stay in sight. On a board that is wider than high, it stands where it covers the least.
 */
export function lowered(node: HTMLElement, seat: number): () => void {
  const board = document.querySelector('.stage .board-room')
  let [right, lower] = [0, 0]

  function move(x: number, y: number): void {
    right = Math.floor(x)
    lower = Math.floor(y)
    node.style.translate = right || lower ? `${right}px ${lower}px` : ''
  }
  function place(): void {
    if (!board) return
    const { left, top, width, height, bottom } = node.getBoundingClientRect()
    const upright = board.clientHeight > board.clientWidth
    node.style.setProperty('--room', '100dvh')
    if (upright) {
      const room = ownEdge(board, seat) - GAP - (bottom - lower)
      move(0, Number.isFinite(room) ? Math.max(0, room) : 0)
    } else if (board.clientHeight < LOW) {
      move(0, 0)
      const most = roomFor(node, board)
      if (Number.isFinite(most)) node.style.setProperty('--room', `${Math.floor(most)}px`)
    } else {
      const needed = boxesOf(board, `${PRESSED}, [data-dock]`)
      const now = { left, top, width, height }
      // It does not move while the reader picks things up, unless it must.
      if ((right || lower) && covered(now, needed) === 0) return
      const [x, y] = clearest(now, board.getBoundingClientRect(), [
        [50, needed],
        [10, boxesOf(board, 'button')],
        [1, boxesOf(board, '[data-seat]')],
      ])
      move(right + x - left, lower + y - top)
    }
  }
  function resized(): void {
    move(0, 0)
    place()
  }

  const watch = new ResizeObserver(resized)
  watch.observe(node)
  const changes = new MutationObserver(place)
  if (board) {
    watch.observe(board)
    changes.observe(board, { childList: true, subtree: true, attributeFilter: ['data-action', 'data-part'] })
  }
  return () => {
    watch.disconnect()
    changes.disconnect()
  }
}

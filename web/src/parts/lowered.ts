/** Places what floats above an upright board just above the reader's own seat, so that the others stay in sight. */

const GAP = 6
/** It is never shortened to fewer pixels. */
const LEAST = 120

/** The upper edge of the reader's own things, and of all that can be pressed. */
function ownEdge(board: Element, seat: number): number {
  const own = board.querySelectorAll(`[data-seat="${seat}"], [data-dock], button[data-action], button[data-part]`)
  const boxes = [...own].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
  return Math.min(...boxes.map((box) => box.top))
}

/** The height down to the first thing that can be pressed below the node's upper part. */
function roomFor(node: HTMLElement, board: Element): number {
  const mine = node.getBoundingClientRect()
  const boxes = [...board.querySelectorAll('button[data-action], button[data-part]')]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < mine.right && box.right > mine.left && box.top > mine.top + LEAST)
  return Math.min(...boxes.map((box) => box.top)) - GAP - mine.top
}

/** Keeps it placed until the returned function is called. On a board that is wider than high the own seat stands at the side: there it is only shortened. */
export function lowered(node: HTMLElement, seat: number): () => void {
  const board = document.querySelector('.stage .board-room')
  let lower = 0

  function place(): void {
    if (!board) return
    const upright = board.clientHeight > board.clientWidth
    const room = ownEdge(board, seat) - GAP - (node.getBoundingClientRect().bottom - lower)
    lower = upright && Number.isFinite(room) ? Math.max(0, Math.floor(room)) : 0
    node.style.marginTop = `${lower}px`
    const most = upright ? Infinity : roomFor(node, board)
    node.style.setProperty('--room', Number.isFinite(most) ? `${Math.floor(most)}px` : '100dvh')
  }

  const watch = new ResizeObserver(place)
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

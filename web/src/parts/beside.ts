/** Places the hover label of a thing: beside it, and if possible not over a seat. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
const EDGE = 4

/** The area of these boxes that would be covered, in square pixels. */
function covered(label: Box, boxes: readonly Box[]): number {
  const shared = (from: number, size: number, other: number, otherSize: number) =>
    Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other))
  return boxes.reduce(
    (sum, box) =>
      sum + shared(label.left, label.width, box.left, box.width) * shared(label.top, label.height, box.top, box.height),
    0,
  )
}

/**
 * At the bottom of the screen, neighbours are beside the thing, so the label goes above it, and higher still if it would
 * cover a seat. Elsewhere it goes to the side with more room.
 */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  seats: readonly Box[],
  screen: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, length: number, most: number) => Math.max(EDGE, Math.min(at, most - length - EDGE))
  const docked = thing.top + thing.height > screen.height * 0.8 && thing.top > size.height + GAP + EDGE
  if (!docked) {
    const right = thing.left + thing.width + GAP
    const left = right + size.width < screen.width ? right : thing.left - size.width - GAP
    const top = thing.top + thing.height / 2 - size.height / 2
    return { left: within(left, size.width, screen.width), top: within(top, size.height, screen.height) }
  }
  const left = within(thing.left + thing.width / 2 - size.width / 2, size.width, screen.width)
  const above = thing.top - size.height - GAP
  const tops = [above, ...seats.map((seat) => seat.top - size.height - GAP)]
    .filter((top) => top >= EDGE && top <= above)
    .sort((one, other) => other - one)
  const cost = (top: number) => covered({ left, top, ...size }, seats)
  return { left, top: tops.reduce((best, top) => (cost(top) < cost(best) ? top : best), above) }
}

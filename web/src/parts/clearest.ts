/** Finds the place in a room where a box covers the least. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 6
const STEP = 16

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** How much of the others a box covers. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((area, each) => area + shared(box, each), 0)

function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at
  yield Math.max(from, to)
}

/**
 * The left and upper edge of that place. The things there come in groups, each with its weight. It stays where it is if
 * it covers nothing there. Of equal places the highest is taken.
 */
export function clearest(
  box: Box,
  room: Box,
  groups: readonly (readonly [number, readonly Box[]])[],
): readonly [number, number] {
  const cost = (left: number, top: number): number =>
    groups.reduce((sum, [weight, boxes]) => sum + weight * covered({ ...box, left, top }, boxes), 0)
  let best = [box.left, box.top, cost(box.left, box.top)] as const
  for (const top of steps(room.top + GAP, room.top + room.height - box.height - GAP))
    for (const left of steps(room.left + GAP, room.left + room.width - box.width - GAP)) {
      const price = cost(left, top)
      if (price < best[2]) best = [left, top, price]
    }
  return [best[0], best[1]]
}

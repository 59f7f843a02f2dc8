/** Places the numbered marks of a graph so that none covers another and they keep the order of their steps. */

export interface Placed {
  left: number
  top: number
}

/** A run of marks that stand side by side: how many, and the sum of where they would stand without the others. */
interface Run {
  count: number
  sum: number
}

const covers = (one: Placed, other: Placed, size: number): boolean =>
  Math.abs(one.left - other.left) < size && Math.abs(one.top - other.top) < size

/** Return the distances from the left. Where marks would overlap, all are moved apart as little as their order allows. */
export function apart(marks: readonly Placed[], size: number, width: number): number[] {
  const lefts = marks.map((mark) => mark.left)
  if (!marks.some((one, place) => marks.slice(place + 1).some((other) => covers(one, other, size)))) return lefts
  const order = lefts.map((_, place) => place).sort((one, other) => (lefts[one] ?? 0) - (lefts[other] ?? 0))
  const last = width - size / 2 - 1 - (marks.length - 1) * size
  steady(order.map((place, rank) => (lefts[place] ?? 0) - rank * size)).forEach((left, rank) => {
    const place = order[rank]
    if (place !== undefined) lefts[place] = Math.max(size / 2 + 1, Math.min(left, last)) + rank * size
  })
  return lefts
}

/** Return the numbers nearest to these that never fall: each run that falls is replaced by its mean. */
function steady(values: readonly number[]): number[] {
  const runs: Run[] = []
  for (const value of values) {
    let run: Run = { count: 1, sum: value }
    for (let before = runs.at(-1); before && before.sum / before.count > run.sum / run.count; before = runs.at(-1)) {
      run = { count: before.count + run.count, sum: before.sum + run.sum }
      runs.pop()
    }
    runs.push(run)
  }
  return runs.flatMap((run) => Array<number>(run.count).fill(run.sum / run.count))
}

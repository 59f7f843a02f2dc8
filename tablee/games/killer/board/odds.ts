/** What an attack can do: the chances of so many hits, as the rules' own odds give them. */

function choose(n: number, k: number): number {
  let ways = 1
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step
  return ways
}

/** The chance of each number of hits when dice are rolled on while one hits. */
export function hits(dice: number): number[] {
  const table: number[][] = [[1]]
  for (let k = 1; k <= dice; k++) {
    const chances = new Array<number>(k + 1).fill(0)
    for (let hit = 0; hit <= k; hit++) {
      const chance = (choose(k, hit) * 5 ** (k - hit)) / 6 ** k
      if (hit === 0) chances[0] = (chances[0] ?? 0) + chance
      else (table[k - hit] ?? []).forEach((p, more) => (chances[hit + more] = (chances[hit + more] ?? 0) + chance * p))
    }
    table.push(chances)
  }
  return table[dice] ?? []
}

/** The chance of at least so many hits. */
export function atLeast(dice: number, need: number): number {
  return hits(dice).slice(need).reduce((sum, p) => sum + p, 0)
}

export function mean(dice: number): number {
  return hits(dice).reduce((sum, p, hit) => sum + p * hit, 0)
}

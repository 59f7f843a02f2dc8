/** Which piece is where: what leaves one place and comes to another keeps its name, and so is seen to travel. */

export type Whereabouts = Readonly<Record<string, readonly string[]>>

let made = 0

/** The kind of a piece, by its name. */
export const kindOf = (piece: string): string => piece.slice(0, piece.indexOf('#'))

/** Names for the pieces that are now in each place, as many as possible of them as before. */
export function follow(before: Whereabouts, now: Readonly<Record<string, readonly string[]>>): Whereabouts {
  const free = new Map<string, string[]>()
  const places = Object.entries(now).map(([place, kinds]) => {
    const wanted = counted(kinds)
    const stay: string[] = []
    for (const piece of before[place] ?? []) {
      const kind = kindOf(piece)
      const left = wanted.get(kind) ?? 0
      if (left > 0) {
        wanted.set(kind, left - 1)
        stay.push(piece)
      } else free.set(kind, [...(free.get(kind) ?? []), piece])
    }
    return { place, stay, wanted }
  })
  return Object.fromEntries(places.map(({ place, stay, wanted }) => [place, [...stay, ...arrivals(wanted, free)]]))
}

function counted(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

function arrivals(wanted: Map<string, number>, free: Map<string, string[]>): string[] {
  return [...wanted].flatMap(([kind, count]) => Array.from({ length: count }, () => free.get(kind)?.pop() ?? `${kind}#${(made += 1)}`))
}

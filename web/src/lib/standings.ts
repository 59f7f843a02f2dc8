/** The order of a result: by rank, and among equals by score. */

export interface Place {
  seat: number
  rank: number
}

/** Equal ranks keep the order of the seats as long as no scores are known. */
export function standings(ranks: readonly number[], scores: readonly number[] = []): Place[] {
  const score = ({ seat }: Place): number => scores[seat] ?? 0
  return ranks
    .map((rank, seat) => ({ seat, rank }))
    .sort((one, other) => one.rank - other.rank || score(other) - score(one))
}

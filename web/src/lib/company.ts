/** The choice of opponents, and the number of seats that follows. */

export type Company = 'bots' | 'friends' | 'both'

/** Returns all seats and how many of them are bots. With both, there is at least one bot and one friend. */
export function seatsOf(company: Company, total: number, many: number): { seats: number; bots: number } {
  if (company === 'bots') return { seats: total, bots: total - 1 }
  if (company === 'friends') return { seats: total, bots: 0 }
  const seats = Math.max(total, 3)
  return { seats, bots: Math.min(many, seats - 2) }
}

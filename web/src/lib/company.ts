/** Whom one plays with, and how many seats that makes. */

export type Company = 'bots' | 'friends' | 'both'

/** All seats, and how many of them are bots. Where both are wanted there is at least one of each beside oneself. */
export function seatsOf(company: Company, total: number, many: number): { seats: number; bots: number } {
  if (company === 'bots') return { seats: total, bots: total - 1 }
  if (company === 'friends') return { seats: total, bots: 0 }
  const seats = Math.max(total, 3)
  return { seats, bots: Math.min(many, seats - 2) }
}

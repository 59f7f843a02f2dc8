/** Remembers which puzzles this browser has solved, only to show a tick. */

const KEY = 'tablee.solved'
const MOST = 1000

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

export const isSolved = (game: string, date: string): boolean => known().includes(`${game} ${date}`)

export function keepSolved(game: string, date: string): void {
  if (!isSolved(game, date)) localStorage.setItem(KEY, JSON.stringify([...known(), `${game} ${date}`].slice(-MOST)))
}

/** The day this many days later, as `2026-11-16`. */
export function dayAfter(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`)
  time.setUTCDate(time.getUTCDate() + days)
  return time.toISOString().slice(0, 10)
}

/** The next puzzle: of another game on this day, or of the day before. */
export function nextPuzzle(game: string, date: string, games: readonly string[]): string {
  const place = games.indexOf(game)
  const others = [...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))]
  const open = others.find((each) => !isSolved(each, date))
  return open ? `/puzzle/${open}?${date}` : `/puzzle/${game}?${dayAfter(date, -1)}`
}

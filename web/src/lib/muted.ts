/** The players that this browser has muted at each table, by name. Old tables are forgotten. */

const KEPT = 30
const KEY = 'tablee.muted'

type Muted = Record<string, string[]>

function all(): Muted {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Muted
  } catch {
    return {}
  }
}

export const mutedAt = (code: string): string[] => all()[code] ?? []

export function mute(code: string, authors: string[]): void {
  const others = Object.entries(all()).filter(([table]) => table !== code)
  const here: [string, string[]][] = authors.length > 0 ? [[code, authors]] : []
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, ...here].slice(-KEPT))))
}

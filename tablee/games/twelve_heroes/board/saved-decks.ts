/** The decks that this browser keeps: under names, the last one brought, and one that is on its way to a table. */

const KEY = 'tablee.decks'
/** So many decks are kept; the oldest goes. */
const KEPT = 40

interface Decks {
  /** By name, as lines of text. */
  saved: Record<string, string>
  last: string
  /** What a table is being told, hero by hero: it goes on after a reload. */
  bringing: { table: string; deck: string } | null
}

function all(): Decks {
  const none: Decks = { saved: {}, last: '', bringing: null }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Decks>) }
  } catch {
    return none
  }
}

function keep(change: Partial<Decks>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), ...change }))
  } catch {
    // A browser that keeps nothing: the deck is brought all the same.
  }
}

export const savedDecks = (): Record<string, string> => all().saved
export const lastDeck = (): string => all().last

export function saveDeck(name: string, deck: string): void {
  const others = Object.entries(all().saved).filter(([other]) => other !== name)
  keep({ saved: Object.fromEntries([...others, [name, deck]].slice(-KEPT)) })
}

export function forgetDeck(name: string): void {
  keep({ saved: Object.fromEntries(Object.entries(all().saved).filter(([other]) => other !== name)) })
}

export const broughtTo = (table: string): string | null => {
  const { bringing } = all()
  return bringing?.table === table ? bringing.deck : null
}

export function bringTo(table: string, deck: string | null): void {
  keep(deck === null ? { bringing: null } : { bringing: { table, deck }, last: deck })
}

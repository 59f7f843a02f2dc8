/** The decks in this browser: saved ones by name, the last one used, and one being sent to a table. */

const KEY = 'tablee.decks'
/** The maximum number of saved decks. The oldest is dropped. */
const KEPT = 40

interface Decks {
  /** By name, as lines of text. */
  saved: Record<string, string>
  last: string
  /** The deck being sent to a table, hero by hero. This continues after a reload. */
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
    // The browser stores nothing; the deck can be used anyway.
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

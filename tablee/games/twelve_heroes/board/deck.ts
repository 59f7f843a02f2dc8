/** A deck as an option writes it: `archangel 2, goat`. */

import type { HeroCard } from './view'

export const DECK = 12

/** The number of each hero in a deck, by id. The server refuses what this cannot read. */
export function readDeck(text: string, cards: readonly HeroCard[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of text.toLowerCase().split(/[,\n]/)) {
    const [word = '', count = '1'] = entry.trim().split(/\s+/)
    const id = cards.find((card) => card.id === word || String(card.number) === word)?.id
    if (id) counts.set(id, (counts.get(id) ?? 0) + (Number(count) || 0))
  }
  return counts
}

export function writeDeck(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => (count > 1 ? `${id} ${count}` : id))
    .join(', ')
}

export const size = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

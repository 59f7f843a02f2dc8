/** Claim's cards by their names: a faction and a value. */

export const FACTIONS = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'] as const
export type Faction = (typeof FACTIONS)[number]

export const factionOf = (card: string): Faction => card.slice(0, card.lastIndexOf('-')) as Faction
export const valueOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1))

/** The cards of each faction in a pile, the highest first. */
export function byFaction(cards: readonly string[]): { faction: Faction; values: number[] }[] {
  return FACTIONS.map((faction) => ({
    faction,
    values: cards.filter((card) => factionOf(card) === faction).map(valueOf).sort((one, other) => other - one),
  }))
}

/** Cards told apart although some are alike: each with a key of its own. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const times = seen.get(card) ?? 0
    seen.set(card, times + 1)
    return { card, key: `${card}#${times}` }
  })
}

/** Claim's cards by their names: a faction and a value. */

/** In the order in which the votes are counted. */
export const FACTIONS = ['goblin', 'dwarf', 'undead', 'doppelganger', 'knight'] as const
export type Faction = (typeof FACTIONS)[number]

/** Each faction's colour, always beside its emblem. */
export const TINTS: Record<Faction, string> = {
  goblin: '#9cc46f',
  dwarf: '#e0a05c',
  undead: '#a89cb8',
  doppelganger: '#b893e6',
  knight: '#9db6cd',
}

/** The message of each faction's power. */
export const POWERS: Record<Faction, string> = {
  goblin: 'board-power-goblin',
  dwarf: 'board-power-dwarf',
  undead: 'board-power-undead',
  doppelganger: 'board-power-doppelganger',
  knight: 'board-power-knight',
}

export const factionOf = (card: string): Faction => card.slice(0, card.lastIndexOf('-')) as Faction
export const valueOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1))

/** The values of a faction's cards in a pile, the highest first. */
export function valuesOf(cards: readonly string[], faction: Faction): number[] {
  return cards
    .filter((card) => factionOf(card) === faction)
    .map(valueOf)
    .sort((one, other) => other - one)
}

const rank = (card: string): number => FACTIONS.indexOf(factionOf(card)) * 10 + valueOf(card)

/** Cards in the order in which views list them. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other))
}

/** A pile without these cards; each is removed once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

/** Gives each card its own key, because some cards are alike. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const times = seen.get(card) ?? 0
    seen.set(card, times + 1)
    return { card, key: `${card}#${times}` }
  })
}

/** The hand with its previous keys. Of cards that are alike, the picked one leaves first. */
export function rekeyed(
  before: readonly string[],
  cards: readonly string[],
  picked: string | null,
): { card: string; key: string }[] {
  const free = new Set([...before.filter((key) => key !== picked), ...before])
  for (const { key } of keyed(cards)) free.add(key)
  return cards.map((card) => {
    const key = [...free].find((each) => each.startsWith(`${card}#`)) ?? card
    free.delete(key)
    return { card, key }
  })
}

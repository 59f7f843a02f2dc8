/** The whole question: the ability that asks, or what the remaining actions can be used for. */

import type { Say } from '$web/lib/words.svelte'
import type { WireOffer } from '$web/wire'

/** The current ability: the hero, its owner, and its text. */
export interface Asker {
  hero: number
  owner: number
  text: string
}

/** Questions that an ability asks. */
const BY_ABILITY = ['target', 'region', 'bring', 'use', 'discard', 'strip']
const DOINGS: readonly (readonly [string, string])[] = [
  ['recruit', 'board-act-recruit'],
  ['deploy', 'board-act-deploy'],
  ['move', 'board-act-move'],
  ['spend', 'board-act-spend'],
  ['supply', 'board-act-supply'],
  ['done', 'board-act-done'],
]
/** With more kinds of actions than these, a list of them would not fit on a phone. */
const LISTED = 3

/** The question as text; empty if the game's prompt is enough. */
export function questionOf(offer: WireOffer, actions: number, asker: Asker | null, say: Say): string {
  const { prompt } = offer
  if (prompt === 'act') {
    const verbs = new Set(offer.actions.map((action) => action.verb))
    const choices = DOINGS.flatMap(([verb, words]) => (verbs.has(verb) ? [say(words)] : []))
    if (choices.length > LISTED) return say('board-act-any', { count: actions })
    return say('board-act', { count: actions, choices })
  }
  if (!asker) return ''
  const hero = String(asker.hero)
  if (prompt === 'either') return say('board-asked-hero', { hero })
  if (!BY_ABILITY.includes(prompt)) return ''
  return say('board-asked', { prompt, hero, seat: asker.owner, text: asker.text })
}

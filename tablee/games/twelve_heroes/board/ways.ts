/** The offered actions as moves from a thing to a place, for taps, drags and keys. */

import type { WireAction, WireOffer } from '$web/wire'

export const REGIONS = ['left', 'middle', 'right'] as const
export type Place = (typeof REGIONS)[number] | 'camp' | 'discard' | 'hand' | 'pack'

/** A hero somewhere, as the board names it: whose, where, and the number on the card. */
export const thing = (seat: number, place: Place, hero: number): string => `${seat}/${place}/${hero}`

export interface Way {
  action: WireAction
  /** The hero; null if only a place is chosen. */
  from: string | null
  /** Its goal; null if there is none. */
  to: Place | null
}

/** Every offered action that is about a hero or a place. `aimed` is the seat whose heroes can be named now. */
export function waysOf(offer: WireOffer | null, me: number, here: Place, aimed: number): Way[] {
  return (offer?.actions ?? []).flatMap((action) => {
    const way = wayOf(action, me, here, aimed)
    return way ? [way] : []
  })
}

function wayOf(action: WireAction, me: number, here: Place, aimed: number): Way | null {
  const hero = Number(action.params['hero'])
  const place = action.params['place'] as Place
  const from = (seat: number, where: Place) => thing(seat, where, hero)
  switch (action.verb) {
    case 'recruit':
      return { action, from: from(me, 'hand'), to: 'camp' }
    case 'spend':
      return { action, from: from(me, 'hand'), to: 'discard' }
    case 'deploy':
      return { action, from: from(me, 'camp'), to: place }
    case 'move':
      return { action, from: from(me, action.params['place_from'] as Place), to: action.params['place_to'] as Place }
    case 'starve':
      return { action, from: from(me, here), to: null }
    case 'drop':
      return { action, from: from(me, 'hand'), to: 'discard' }
    case 'under':
      return { action, from: from(me, 'hand'), to: null }
    case 'keep':
      return { action, from: from(me, 'pack'), to: null }
    case 'resolve':
      return { action, from: from(me, place), to: null }
    case 'target':
      return { action, from: from(aimed, place), to: null }
    case 'choose':
      return { action, from: null, to: place }
    default:
      return null
  }
}

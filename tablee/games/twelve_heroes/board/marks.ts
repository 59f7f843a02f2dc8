/** The things and places that a beat highlights. */

import type { WireEvent } from '$web/wire'
import { REGIONS, thing, type Place } from './ways'

/** The mark that each tag leaves on the hero that it names. */
const ON_HERO: Readonly<Record<string, string>> = {
  'ability-used': 'ability',
  'ability-idle': 'ability',
  'hero-first': 'ability',
  'hero-named': 'named',
}
/** The place of a hero, if its event gives none. */
const ARRIVED: Readonly<Record<string, (params: WireEvent['params']) => Place>> = {
  'hero-deployed': (params) => params['place'] as Place,
  'hero-moved': (params) => params['place_to'] as Place,
  'hero-pushed': (params) => params['place_to'] as Place,
  'hero-joined': (params) => params['place_to'] as Place,
  'hero-recruited': () => 'camp',
  'hero-returned': () => 'camp',
  'hero-sent-to-camp': () => 'camp',
  'hero-recovered-to-camp': () => 'camp',
}

export function marksOf(events: readonly WireEvent[]): Record<string, string> {
  const marks: Record<string, string> = {}
  for (const { tag, params } of events) {
    const seat = Number(params['seat'])
    const place = params['place'] as Place
    const region = REGIONS.indexOf(place as (typeof REGIONS)[number])
    const hero = Number(params['hero'])
    if (ON_HERO[tag] && place) marks[thing(seat, place, hero)] = ON_HERO[tag]
    const arrived = ARRIVED[tag]
    if (arrived) marks[thing(seat, arrived(params), hero)] = 'arrives'
    if (tag === 'strengths-compared') marks[`compare/${region}`] = 'compared'
    if (tag === 'turn-begun' || tag === 'first-drawn' || tag === 'game-won') marks[`seat/${seat}`] = 'begins'
  }
  return marks
}

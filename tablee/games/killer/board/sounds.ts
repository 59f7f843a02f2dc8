/** Killer's sounds: bone dice on leather, blows and relief. */
import type { Sounds } from '$web/lib/sound'

export const sounds: Sounds = {
  'life-rolled': 'bones',
  'first-drawn': 'knock',
  'dice-rolled': 'bones',
  'dice-kept': 'tap',
  'attack-won': 'sword',
  'mark-hit': 'heal',
  revived: 'magic',
  'life-gained': 'heal',
  'attack-aimed': 'whoosh',
  'strike-rolled': 'bones',
  gambled: 'coin',
  'life-lost': 'blow',
  eliminated: 'drum',
  'became-ghost': 'drum',
}

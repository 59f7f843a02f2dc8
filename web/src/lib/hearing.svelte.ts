/** Plays the sound of every beat that a teller shows: at a table, in a replay, beside a rule. */

import { play, soundOf, soundsOf, type Sounds } from './sound'
import type { Teller } from './teller.svelte'

/** Call this while a component is set up. Sounds stop with the component. */
export function hear(teller: () => Teller | null, game: () => string): void {
  let sounds: Sounds = {}
  $effect(() => {
    if (game()) void soundsOf(game()).then((found) => (sounds = found))
  })
  $effect(() => {
    const latest = teller()?.heard.at(-1)
    if (latest && latest.events.length > 0) play(soundOf(sounds, latest.events))
  })
}

/** One sound for each beat, as its game wants it; only when wanted, as loud as wanted. Phones may tremble as well. */

import { INSTRUMENTS, noiseFor, type Desk, type Instrument } from './instruments'
import { settings } from './settings.svelte'

export type { Instrument }
/** A game's `board/sounds.ts`: how an event sounds, by its tag. Of a beat the first event with a sound is heard. */
export type Sounds = Readonly<Record<string, Instrument>>

const ofGames = import.meta.glob<{ sounds: Sounds }>('../../../tablee/games/*/board/sounds.ts')

/** How a game sounds; a game without sounds of its own is heard by what its events are called. */
export async function soundsOf(game: string): Promise<Sounds> {
  const load = ofGames[`../../../tablee/games/${game}/board/sounds.ts`]
  return load ? (await load()).sounds : {}
}

const OF_DICE = /roll|\bdie\b|\bdice\b|gambl/
const OF_CARDS = /card|hero|hand|deck|led|follow|prize|deal|trick|recruit|drawn/

function guessed(tags: readonly string[]): Instrument {
  if (tags.some((tag) => OF_DICE.test(tag))) return 'bones'
  return tags.some((tag) => OF_CARDS.test(tag)) ? 'slap' : 'knock'
}

/** What a beat sounds like, by what happens in it; null for one that is seen only. */
export function soundOf(sounds: Sounds, events: readonly { tag: string }[]): Instrument | null {
  const tags = events.map((event) => event.tag)
  if (Object.keys(sounds).length === 0) return guessed(tags)
  return tags.map((tag) => sounds[tag]).find((sound) => sound !== undefined) ?? null
}

let desk: (Desk & { master: GainNode }) | null = null

function opened(): Desk | null {
  if (typeof AudioContext === 'undefined') return null
  if (!desk) {
    const context = new AudioContext()
    const master = context.createGain()
    const soft = context.createDynamicsCompressor()
    master.connect(soft).connect(context.destination)
    desk = { context, master, out: master, noise: noiseFor(context) }
  }
  // The ear hears in powers: half the slider should be half as loud.
  desk.master.gain.value = settings.choices.volume ** 2
  if (desk.context.state === 'suspended') void desk.context.resume()
  return desk
}

/** A page that nobody has touched may make no sound and must not tremble. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false

export function play(instrument: Instrument | null): void {
  if (!instrument || !settings.choices.sound || settings.choices.volume === 0 || !touched()) return
  const at = opened()
  if (at) INSTRUMENTS[instrument](at)
}

/** A short tremble in the hand, where the system has it and it is wished. */
export function tremble(milliseconds: number): void {
  if (settings.choices.vibrate && touched()) navigator.vibrate?.(milliseconds)
}

/** Plays one sound for each beat, chosen by its game, within the user's settings. Vibrates phones too. */

import { INSTRUMENTS, noiseFor, type Desk, type Instrument } from './instruments'
import { settings } from './settings.svelte'

export type { Instrument }
/** A game's `board/sounds.ts`: the sound of each event tag. A beat plays the first event that has one. */
export type Sounds = Readonly<Record<string, Instrument>>

const ofGames = import.meta.glob<{ sounds: Sounds }>('../../../tablee/games/*/board/sounds.ts')

/** The games with sounds of their own. */
export const soundGames = (): string[] => Object.keys(ofGames).map((path) => path.split('/').at(-3) ?? '')

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

/** The sound of a beat; null if it has none. */
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
  // Loudness is not linear: half the slider should sound half as loud.
  desk.master.gain.value = settings.choices.volume ** 2
  if (desk.context.state === 'suspended') void desk.context.resume()
  return desk
}

/** Browsers forbid sound and vibration before the first click. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false

export function play(instrument: Instrument | null): void {
  if (!instrument || !settings.choices.sound || settings.choices.volume === 0 || !touched()) return
  const at = opened()
  if (at) INSTRUMENTS[instrument](at)
}

/** Vibrate, if the device can and the user wants it. */
export function tremble(milliseconds: number): void {
  if (settings.choices.vibrate && touched()) navigator.vibrate?.(milliseconds)
}

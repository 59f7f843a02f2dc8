/** Sounds made by code: short, soft, and only when wanted. */

import { settings } from './settings.svelte'

type Cue = 'turn' | 'move' | 'dice' | 'card' | 'win' | 'lose' | 'refused'
let context: AudioContext | null = null

function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType = 'sine'): void {
  if (!context) return
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = kind
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(0, context.currentTime + at)
  gain.gain.linearRampToValueAtTime(loud, context.currentTime + at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(context.currentTime + at)
  oscillator.stop(context.currentTime + at + length)
}

function rattle(hits: number): void {
  for (let hit = 0; hit < hits; hit++) tone(hit * 0.05 + Math.random() * 0.02, 180 + Math.random() * 240, 0.05, 0.06, 'triangle')
}

const CUES: Record<Cue, () => void> = {
  turn: () => (tone(0, 523, 0.18, 0.08), tone(0.12, 784, 0.3, 0.08)),
  move: () => tone(0, 330, 0.1, 0.05, 'triangle'),
  dice: () => rattle(6),
  card: () => (tone(0, 900, 0.03, 0.03, 'square'), tone(0.03, 500, 0.06, 0.03, 'triangle')),
  win: () => [523, 659, 784, 1047].forEach((pitch, step) => tone(step * 0.12, pitch, 0.4, 0.07)),
  lose: () => [392, 330, 262].forEach((pitch, step) => tone(step * 0.16, pitch, 0.4, 0.06)),
  refused: () => tone(0, 160, 0.2, 0.07, 'triangle'),
}

const OF_DICE = /roll|\bdie\b|\bdice\b|gambl/
const OF_CARDS = /card|hero|hand|deck|led|follow|prize|deal|trick|recruit|drawn/

/** What a move sounds like, by what happened in it. */
export function cueOf(tags: readonly string[]): Cue {
  if (tags.some((tag) => OF_DICE.test(tag))) return 'dice'
  return tags.some((tag) => OF_CARDS.test(tag)) ? 'card' : 'move'
}

export function play(cue: Cue): void {
  if (!settings.choices.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  if (context?.state === 'suspended') void context.resume()
  CUES[cue]()
}

/** Synthesises the sounds of the table: short, soft, and slightly different each time. */

/** The output of a sound, and its start time. */
export interface Desk {
  context: AudioContext
  out: AudioNode
  noise: AudioBuffer
}
export type Instrument = keyof typeof INSTRUMENTS

interface Shape {
  /** Seconds from now. */
  at?: number
  length: number
  loud: number
}

const wander = (share: number): number => 1 + (Math.random() * 2 - 1) * share

/** A second of noise, to be cut and filtered. */
export function noiseFor(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}

function envelope({ context, out }: Desk, { at = 0, length, loud }: Shape, attack = 0.004): GainNode {
  const gain = context.createGain()
  const start = context.currentTime + at
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.linearRampToValueAtTime(loud, start + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(out)
  return gain
}

/** A tone that slides from one pitch to another. */
function tone(desk: Desk, from: number, shape: Shape, to = from, kind: OscillatorType = 'sine', attack = 0.006): void {
  const start = desk.context.currentTime + (shape.at ?? 0)
  const oscillator = desk.context.createOscillator()
  oscillator.type = kind
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + shape.length)
  oscillator.connect(envelope(desk, shape, attack))
  oscillator.start(start)
  oscillator.stop(start + shape.length)
}

/** Noise around a sliding pitch. */
function breath(desk: Desk, from: number, shape: Shape, to = from, sharp = 1, attack = 0.004): void {
  const start = desk.context.currentTime + (shape.at ?? 0)
  const source = desk.context.createBufferSource()
  const filter = desk.context.createBiquadFilter()
  source.buffer = desk.noise
  filter.type = 'bandpass'
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(Math.max(40, to), start + shape.length)
  source.connect(filter).connect(envelope(desk, shape, attack))
  source.start(start, Math.random() * 0.5, shape.length)
}

/** A hard thing hits another. */
function clack(desk: Desk, at: number, pitch: number, loud: number): void {
  breath(desk, pitch * 2.2, { at, length: 0.035, loud }, pitch * 1.6, 5)
  tone(desk, pitch, { at, length: 0.05, loud: loud * 0.55 }, pitch * 0.8, 'triangle', 0.002)
}

function dice(desk: Desk, pitch: number, bounces: number): void {
  for (let bounce = 0, at = 0; bounce < bounces; bounce++) {
    clack(desk, at, pitch * wander(0.18), 0.5 * (1 - bounce / (bounces * 1.4)))
    at += (0.11 - bounce * 0.011) * wander(0.25)
  }
}

function bell(desk: Desk, pitch: number, shape: Shape): void {
  for (const [partial, share] of [
    [1, 1],
    [2.01, 0.4],
    [3.02, 0.2],
  ] as const)
    tone(desk, pitch * partial, { ...shape, length: shape.length / partial ** 0.5, loud: shape.loud * share })
}

const chord = (desk: Desk, pitches: readonly number[], step: number, length: number, loud: number): void =>
  pitches.forEach((pitch, place) => bell(desk, pitch, { at: place * step, length, loud }))

export const INSTRUMENTS = {
  /** A card slides off a hand. */
  card: (desk: Desk) => breath(desk, 2600 * wander(0.15), { length: 0.11, loud: 0.28 }, 5200, 0.8, 0.02),
  /** A card lands on the table. */
  slap: (desk: Desk) => {
    breath(desk, 1500 * wander(0.1), { length: 0.06, loud: 0.4 }, 700, 0.7)
    tone(desk, 170, { length: 0.09, loud: 0.22 }, 90)
  },
  /** Several cards, one after the other. */
  deal: (desk: Desk) => {
    for (let card = 0; card < 4; card++)
      breath(desk, 2400 * wander(0.2), { at: card * 0.075, length: 0.08, loud: 0.22 }, 4800, 0.8, 0.015)
  },
  /** Six-sided dice of bone, many of them. */
  bones: (desk: Desk) => dice(desk, 900, 8),
  /** One large die of resin. */
  stone: (desk: Desk) => dice(desk, 480, 6),
  /** A die put down. */
  tap: (desk: Desk) => clack(desk, 0, 700 * wander(0.1), 0.3),
  /** A die turned by a finger. */
  turn: (desk: Desk) => [0, 0.07].forEach((at) => clack(desk, at, 560 * wander(0.1), 0.22)),
  coin: (desk: Desk) => [0, 0.06].forEach((at) => bell(desk, 1900 * wander(0.04), { at, length: 0.35, loud: 0.09 })),
  /** Wood on wood. */
  knock: (desk: Desk) => {
    clack(desk, 0, 300 * wander(0.08), 0.3)
    tone(desk, 140, { length: 0.12, loud: 0.28 }, 80)
  },
  sword: (desk: Desk) => {
    breath(desk, 6200, { length: 0.22, loud: 0.2 }, 3000, 3)
    chord(desk, [1320, 1990], 0.015, 0.3, 0.05)
  },
  blow: (desk: Desk) => {
    tone(desk, 150, { length: 0.26, loud: 0.5 }, 45)
    breath(desk, 500, { length: 0.12, loud: 0.3 }, 160, 0.8)
  },
  heal: (desk: Desk) => chord(desk, [523, 659, 784], 0.07, 0.45, 0.09),
  /** Bread. */
  bite: (desk: Desk) =>
    [0, 0.09].forEach((at) => breath(desk, 1100 * wander(0.2), { at, length: 0.05, loud: 0.26 }, 600, 1.4)),
  /** Breaking glass: two things cancel each other. */
  crack: (desk: Desk) => {
    breath(desk, 4200, { length: 0.16, loud: 0.3 }, 1800, 2)
    chord(desk, [2100, 2790, 3300], 0.02, 0.2, 0.05)
  },
  whoosh: (desk: Desk) => breath(desk, 400, { length: 0.3, loud: 0.22 }, 1700, 0.7, 0.12),
  magic: (desk: Desk) => chord(desk, [880, 1175, 1568], 0.05, 0.5, 0.06),
  drum: (desk: Desk) => tone(desk, 120, { length: 0.3, loud: 0.55 }, 52),
  fanfare: (desk: Desk) =>
    [392, 523, 659].forEach((pitch, place) =>
      tone(desk, pitch, { at: place * 0.1, length: 0.5, loud: 0.13 }, pitch, 'triangle', 0.02),
    ),
  /** My turn. */
  ask: (desk: Desk) => chord(desk, [587, 880], 0.11, 0.5, 0.1),
  refuse: (desk: Desk) => [0, 0.1].forEach((at) => tone(desk, 165, { at, length: 0.14, loud: 0.22 }, 150, 'triangle')),
  win: (desk: Desk) => chord(desk, [523, 659, 784, 1047, 1319], 0.12, 0.9, 0.12),
  lose: (desk: Desk) => chord(desk, [392, 330, 262], 0.18, 0.8, 0.1),
} as const

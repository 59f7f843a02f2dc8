/** Plays a recorded game step by step, forwards and back, at a chosen speed. */

import type { WireBeat, WireEvent } from '../wire'
import type { SceneModule } from './board'
import { Teller } from './teller.svelte'

export interface Frame {
  events: readonly WireEvent[]
  beats: readonly WireBeat[]
  view: unknown
}

export const SPEEDS = [0.5, 1, 2, 4] as const
/** Between two steps, in milliseconds at normal speed. */
const BREATH = 300

export class Replaying {
  step = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  readonly teller: Teller
  #frames: readonly Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.teller = new Teller(
      () => 1 / this.speed,
      () => this.#told(),
    )
  }

  get last(): number {
    return this.#frames.length - 1
  }

  /** Show another game, or the same one for another viewer. */
  load(frames: readonly Frame[], scenes: SceneModule, seat: number | null, step: number): void {
    this.#frames = frames
    this.teller.use(scenes, seat)
    this.go(step)
  }

  /** Set the table as it was after this step. */
  go(step: number): void {
    clearTimeout(this.#timer)
    this.step = Math.max(0, Math.min(step, this.last))
    const told = this.#frames.slice(0, this.step + 1).flatMap((frame) => frame.events)
    const frame = this.#frames[this.step]
    if (frame) this.teller.show(frame.view, told)
  }

  back = (): void => {
    this.playing = false
    this.go(this.step - 1)
  }

  /** Show the next step and end the current one. */
  on = (): void => {
    clearTimeout(this.#timer)
    this.teller.skip()
    const frame = this.#frames[this.step + 1]
    if (!frame) return
    this.step += 1
    this.teller.append(frame.events, frame.beats, frame.view)
  }

  toggle = (): void => {
    this.playing = !this.playing
    if (this.playing && this.step >= this.last) this.go(0)
    if (this.playing && !this.teller.busy) this.on()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.teller.close()
  }

  /** A step is shown: continue with the next one while playing. */
  #told(): void {
    if (!this.playing) return
    if (this.step >= this.last) this.playing = false
    else this.#timer = setTimeout(this.on, BREATH / this.speed)
  }
}

/** Tells what happened, beat by beat, wherever it is told: at a table, in a replay, beside a rule, on a wall. */

import type { WireBeat, WireEvent } from '../wire'
import type { SceneModule, Telling } from './board'

/** For a game that has no scene of its own: its board shows each view, when all that led there has been told. */
export const PLAIN: SceneModule = { sceneOf: (view) => view, step: (scene) => scene }

/** A beat that was told: what of it this viewer looks at, for the caption and for who listens. */
export interface Told {
  key: number
  events: readonly WireEvent[]
}

interface Beat {
  hold: number
  events: readonly WireEvent[]
  /** Told once more: it is in the story already. */
  again: boolean
}

/** What is still to be said of a beat: all of it for the story, and what is near for the caption. */
interface Unsaid {
  all: readonly WireEvent[]
  near: readonly WireEvent[]
  again: boolean
}

const USUAL_HOLD = 700
/** The part of a beat after which its dice have landed. */
const LANDED = 0.65
/** Who comes back is told so much of the end, in milliseconds at normal pace. */
const LAST_TURN = 12_000
/** How many beats can be told once more, and how many are kept for who listens. */
const KEPT = 60
/** Heard on the window whenever a telling has come to its end: the scene that was told, and the one that the view makes. */
const TOLD = 'told'

/** The events of an update in their beats; without any, each is a beat of its own. */
function grouped(events: readonly WireEvent[], beats: readonly WireBeat[]): Beat[] {
  if (beats.length === 0) return events.map((event) => ({ hold: USUAL_HOLD, events: [event], again: false }))
  return beats.map(({ hold, events: places }) => ({
    hold,
    events: places.flatMap((place) => events[place] ?? []),
    again: false,
  }))
}

export class Teller {
  /** What is on the table by all that was told so far. */
  scene = $state.raw<unknown>(null)
  telling = $state.raw<Telling | null>(null)
  /** The view where the telling has caught up; null while it runs. */
  settled = $state.raw<unknown>(null)
  /** All that was told so far. */
  story = $state.raw<readonly WireEvent[]>([])
  /** The latest beats that were told. */
  heard = $state.raw<readonly Told[]>([])
  /** Whether there is something left to tell. */
  busy = $state(false)
  /** Whether the last turn can be told once more. */
  remembers = $state(false)

  #scenes = PLAIN
  #seat: number | null = null
  #queue: Beat[] = []
  #view: unknown = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #landing: ReturnType<typeof setTimeout> | undefined
  #unsaid: Unsaid | null = null
  #paused = false
  #key = 0
  #since: { scene: unknown; beats: Beat[] } = { scene: null, beats: [] }

  /**
   * `pace` is the factor on how long beats are held, by what is left to tell at normal pace in milliseconds; `caughtUp` is
   * called whenever all is told.
   */
  constructor(
    private readonly pace: (left: number) => number,
    private readonly caughtUp: () => void = () => undefined,
  ) {}

  /** How this game's scenes follow events, and through whose eyes. */
  use(scenes: SceneModule, seat: number | null): void {
    this.#scenes = scenes
    this.#seat = seat
  }

  /** Set the table at once, as this view says: a first look, an undo, a step of a replay. */
  show(view: unknown, story: readonly WireEvent[]): void {
    this.#queue = []
    this.#unsaid = null
    this.#view = view
    this.story = story
    this.#settle()
    this.mark()
  }

  /** More to tell: it comes after what is being told, and nothing of that is lost. */
  append(events: readonly WireEvent[], beats: readonly WireBeat[], view: unknown): void {
    this.#view = view
    this.#queue.push(...grouped(events, beats))
    if (this.telling) return
    if (this.#queue.length > 0) this.#start()
    else this.#settle()
  }

  /** End the telling: the table is as the view says. */
  skip = (): void => {
    if (!this.busy) return
    for (const beat of this.#queue) this.#remember(beat)
    this.#queue = []
    this.#settle()
  }

  /** From here on the last turn counts: what is told after a choice of mine. */
  mark(): void {
    this.#since = { scene: this.scene, beats: [] }
    this.remembers = false
  }

  /** Tell the last turn once more. */
  again = (): void => {
    if (this.#since.beats.length === 0) return
    const { scene, beats } = this.#since
    this.#queue = [...beats.map((beat) => ({ ...beat, again: true })), ...this.#queue]
    this.scene = scene
    this.#since = { scene, beats: [] }
    this.#start()
  }

  /** Leave out all but the end of what is still to be told. */
  shorten(): void {
    let room = LAST_TURN
    const from = this.#queue.findLastIndex((beat) => (room -= beat.hold) < 0)
    for (const beat of this.#queue.splice(0, from + 1)) {
      this.#follow(beat)
      this.#remember(beat)
    }
  }

  /** Nobody looks: the table stands still. */
  pause(): void {
    this.#paused = true
    this.close()
  }

  /** Somebody looks again, and is told the last turn. */
  resume(): void {
    if (!this.#paused) return
    this.#paused = false
    this.shorten()
    if (this.busy) this.#next()
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#landing)
  }

  #start(): void {
    this.busy = true
    this.settled = null
    if (!this.#paused) this.#next()
  }

  /** The next beat that takes time; those that take none are told with it. */
  #next(): void {
    clearTimeout(this.#timer)
    for (let beat = this.#queue[0]; beat; beat = this.#queue[0]) {
      const left = this.#queue.reduce((sum, each) => sum + each.hold, 0)
      const hold = beat.hold * this.pace(left)
      this.#queue.shift()
      this.#remember(beat, hold)
      if (!this.#follow(beat)) return this.skip()
      if (hold > 0) return this.#hold(beat, hold)
    }
    this.#end()
  }

  /** All was told, and nothing left out: the scene and the view say the same, as tests that listen make sure. */
  #end(): void {
    const told = this.scene
    this.#settle()
    globalThis.dispatchEvent?.(new CustomEvent(TOLD, { detail: { told, seen: this.scene } }))
  }

  #hold(beat: Beat, hold: number): void {
    this.telling = { key: this.#key, events: beat.events, hold }
    this.#timer = setTimeout(() => this.#next(), hold)
    if (this.#unsaid) this.#landing = setTimeout(() => this.#say(), hold * LANDED)
  }

  /** Write into the story what is being told; what dice show is kept back until they have landed. */
  #remember(beat: Beat, hold = 0): void {
    this.#say()
    const { lands } = this.#scenes
    const from = hold > 0 && lands ? beat.events.findIndex(lands) : -1
    const late = from < 0 ? beat.events.length : from
    const rest = this.#words(beat, late)
    this.#unsaid = this.#words(beat, 0, late)
    this.#say()
    this.#unsaid = rest
    this.#since.beats.push(beat)
    if (this.#since.beats.length > KEPT) this.#forget()
    this.remembers = true
  }

  #words({ events, again }: Beat, from: number, to = events.length): Unsaid | null {
    const { near } = this.#scenes
    const all = events.slice(from, to)
    if (all.length === 0) return null
    return { all, near: near ? all.filter((event) => near(this.scene, event, this.#seat)) : all, again }
  }

  /** Say what is still unsaid. */
  #say(): void {
    clearTimeout(this.#landing)
    this.#key += 1
    const words = this.#unsaid
    this.#unsaid = null
    if (!words) return
    this.heard = [...this.heard.slice(1 - KEPT), { key: this.#key, events: words.near }]
    if (!words.again) this.story = [...this.story, ...words.all]
  }

  /** What is too long ago is not told again. */
  #forget(): void {
    const first = this.#since.beats.shift()
    for (const event of first?.events ?? []) this.#since.scene = this.#scenes.step(this.#since.scene, event, this.#seat)
  }

  /** Change the scene by what a beat states; a scene that cannot follow gives way to the view. */
  #follow(beat: Beat): boolean {
    try {
      for (const event of beat.events) this.scene = this.#scenes.step(this.scene, event, this.#seat)
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#say()
    this.telling = null
    this.busy = false
    this.settled = this.#view
    this.scene = this.#view == null ? null : this.#scenes.sceneOf(this.#view, this.#seat)
    this.caughtUp()
  }
}

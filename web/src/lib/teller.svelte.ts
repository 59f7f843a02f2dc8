/** Animates events beat by beat: at a table, in a replay, beside a rule, on a projector. */

import type { WireBeat, WireEvent } from '../wire'
import { grouped, type Beat, type Chapter } from './beats'
import type { SceneModule, Telling } from './board'
import { concerns, Haste, type Waiting } from './haste'

/** A beat that was shown: the events for the caption and for screen readers, or a message that sums them up. */
export interface Told {
  key: number
  events: readonly WireEvent[]
  gist: string | null
}

/** The unsaid part of a beat: all of it for the story, the nearby events for the caption. */
interface Unsaid {
  all: readonly WireEvent[]
  places: readonly number[]
  chapter: Chapter
  near: readonly WireEvent[]
  gist: string | null
  again: boolean
}

/** The fraction of a beat after which its dice have landed. */
const LANDED = 0.65
/** How much of the end to show to a returning viewer, in milliseconds at normal pace. */
const LAST_TURN = 12_000
/** How many beats can be shown again, and how many are kept for screen readers. */
const KEPT = 60
/** The event sent to the window when an animation ends, with its scene and the scene of the view. */
const TOLD = 'told'

export class Teller {
  /** The table after all beats shown so far. */
  scene = $state.raw<unknown>(null)
  telling = $state.raw<Telling | null>(null)
  /** The view where the telling has caught up; null while it runs. */
  settled = $state.raw<unknown>(null)
  /** All events shown so far. */
  story = $state.raw<readonly WireEvent[]>([])
  /** The latest beats shown. */
  heard = $state.raw<readonly Told[]>([])
  /** Whether there are beats left to show. */
  busy = $state(false)
  /** Whether the last turn can be shown again. */
  remembers = $state(false)

  #scenes: SceneModule = { sceneOf: (view) => view, step: (scene) => scene }
  #seat: number | null = null
  #queue: Beat[] = []
  #view: unknown = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #landing: ReturnType<typeof setTimeout> | undefined
  #unsaid: Unsaid | null = null
  #paused = false
  #haste = new Haste()
  #key = 0
  #since: { scene: unknown; beats: Beat[] } = { scene: null, beats: [] }

  /**
   * `pace` returns the factor for the length of beats, given the milliseconds left to show at normal pace. `caughtUp` is
   * called when all beats were shown.
   */
  constructor(
    private readonly pace: (left: number) => number,
    private readonly caughtUp: () => void = () => undefined,
  ) {}

  /** Set the game's scene module and the viewer. */
  use(scenes: SceneModule, seat: number | null): void {
    this.#scenes = scenes
    this.#seat = seat
  }

  /** Show this view at once: at the start, after an undo, or at a step of a replay. */
  show(view: unknown, story: readonly WireEvent[]): void {
    this.#queue = []
    this.#unsaid = null
    this.#view = view
    this.story = story
    this.#settle()
    this.mark()
  }

  /** Append the events of an update to those still to be shown. */
  append(events: readonly WireEvent[], beats: readonly WireBeat[], view: unknown): void {
    this.#view = view
    this.#queue.push(...grouped(events, beats, view))
    if (this.telling) return
    if (this.#queue.length > 0) this.#start()
    else this.#settle()
  }

  /** End the animation and show the view. */
  skip = (): void => {
    if (!this.busy) return
    for (const beat of this.#queue) this.#remember(beat)
    this.#queue = []
    this.#settle()
  }

  /** Mark the start of the last turn, after the player's choice. */
  mark(): void {
    this.#since = { scene: this.scene, beats: [] }
    this.remembers = false
  }

  /** Show the last turn again. */
  again = (): void => {
    if (this.#since.beats.length === 0) return
    const { scene, beats } = this.#since
    this.#queue = [...beats.map((beat) => ({ ...beat, again: true })), ...this.#queue]
    this.scene = scene
    this.#since = { scene, beats: [] }
    this.#start()
  }

  /** Skip everything but the end. */
  shorten(): void {
    let room = LAST_TURN
    const from = this.#queue.findLastIndex((beat) => (room -= beat.hold) < 0)
    for (const beat of this.#queue.splice(0, from + 1)) {
      this.#follow(beat)
      this.#remember(beat)
    }
  }

  /** The page is hidden: pause. */
  pause(): void {
    this.#paused = true
    this.close()
  }

  /** The page is visible again: show the last turn. */
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

  /** Show the next beat that takes time, together with those before it that take none. */
  #next(): void {
    clearTimeout(this.#timer)
    let summed = false
    for (let beat = this.#queue[0]; beat; beat = this.#queue[0]) {
      const waiting = this.#queue.map((each) => this.#waiting(each))
      const pace = this.pace(this.#haste.left(waiting))
      const short = this.#haste.next(waiting)
      const hold = short * pace
      summed ||= short === 0
      this.#queue.shift()
      this.#remember(beat, hold)
      if (!this.#follow(beat)) return this.skip()
      if (hold > 0) return this.#hold(beat, hold, summed)
    }
    this.#end()
  }

  #waiting({ hold, brief, events, again }: Beat): Waiting {
    return { hold, brief, whole: again || events.some((event) => concerns(event, this.#seat)) }
  }

  /** All beats were shown: the scene must equal the view. Tests listen to this event. */
  #end(): void {
    const told = this.scene
    this.#settle()
    globalThis.dispatchEvent?.(new CustomEvent(TOLD, { detail: { told, seen: this.scene } }))
  }

  #hold(beat: Beat, hold: number, summed: boolean): void {
    this.telling = { key: this.#key, events: beat.events, hold, summed }
    this.#timer = setTimeout(() => this.#next(), hold)
    if (this.#unsaid) this.#landing = setTimeout(() => this.#say(), hold * LANDED)
  }

  /** Add the current beat to the story. Results of dice wait until the dice have landed. */
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

  #words({ events, places, chapter, again }: Beat, from: number, to = events.length): Unsaid | null {
    const { near, gist } = this.#scenes
    const all = events.slice(from, to)
    if (all.length === 0) return null
    const told = near ? all.filter((event) => near(this.scene, event, this.#seat)) : all
    const sum = told.length === 0 ? (gist?.(all, this.#seat) ?? null) : null
    return { all, places: places.slice(from, to), chapter, near: told, gist: sum, again }
  }

  /** Add the rest of the beat to the story. */
  #say(): void {
    clearTimeout(this.#landing)
    this.#key += 1
    const words = this.#unsaid
    this.#unsaid = null
    if (!words) return
    this.heard = [...this.heard.slice(1 - KEPT), { key: this.#key, events: words.near, gist: words.gist }]
    if (!words.again) this.#write(words)
  }

  /** Add events to the story, in the order in which they happened: a beat may bring together events of several groups. */
  #write({ all, places, chapter }: Unsaid): void {
    const story = [...this.story]
    if (chapter.written.length === 0) chapter.from = story.length
    for (const [index, event] of all.entries()) {
      const place = places[index]!
      const before = chapter.written.filter((other) => other < place).length
      story.splice(chapter.from + before, 0, event)
      chapter.written.push(place)
    }
    this.story = story
  }

  /** Forget beats that are too old to show again. */
  #forget(): void {
    const first = this.#since.beats.shift()
    if (first) this.#since.scene = this.#after(this.#since.scene, first)
  }

  /** Apply a beat to the scene. If that fails, use the view. */
  #follow(beat: Beat): boolean {
    try {
      this.scene = this.#after(this.scene, beat)
      return true
    } catch (error) {
      console.error(error)
      return false
    }
  }

  /** The scene after a beat. */
  #after(scene: unknown, { events, later, chapter }: Beat): unknown {
    const { step, reveal } = this.#scenes
    const told = events.reduce((before, event) => step(before, event, this.#seat), scene)
    return reveal ? reveal(told, events, later, chapter.view) : told
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#say()
    this.telling = null
    this.busy = false
    this.#haste = new Haste()
    this.settled = this.#view
    this.scene = this.#view == null ? null : this.#scenes.sceneOf(this.#view, this.#seat)
    this.caughtUp()
  }
}

/** One viewer's place at a table on this screen: what it shows, which follows the telling, and what it sends. */

import * as api from './api'
import type { SceneModule } from './board'
import { Link } from './link.svelte'
import { settings } from './settings.svelte'
import { PLAIN, Teller } from './teller.svelte'
import { catchUp } from './catch-up'
import type { Hint, Update, WireEvent } from '../wire'

/** The part of a running clock that the telling may take. */
const TOLD_TIME = 0.2

export class Sitting {
  readonly teller: Teller
  /** The table as it is shown: the newest update where all is told, else the one before. */
  shown = $state.raw<Update | null>(null)
  /** What was chosen and must still be confirmed. */
  pending = $state.raw<readonly string[]>([])
  /** How much of the story was there when I last chose, or came. */
  read = $state(0)
  moved = $state(false)
  hinted = $state.raw<{ decision: number; hint: Hint } | null>(null)
  thinking = $state(false)

  #scenes: SceneModule | null = null
  #story: readonly WireEvent[] = []
  #seat: number | null = null
  /** What was sent and is not answered yet. */
  #sent: { decision: number; action: string } | null = null
  /** What is still to be sent of a gesture. */
  #rest: readonly string[] = []
  #gesture: { from: number; to: number } | null = null
  #undoTo: number | null = null

  constructor(readonly link: Link) {
    this.teller = new Teller(
      (left) => this.#pace(left),
      () => (this.shown = this.link.update),
    )
    link.heard = (update) => this.#hear(update)
    link.refused = () => this.#forget()
  }

  /** My offer, where all is told and I have to choose. */
  get offer(): Update['offer'] {
    return this.teller.busy ? null : (this.shown?.offer ?? null)
  }

  get asked(): boolean {
    return this.offer !== null && this.offer.chosen === null
  }

  /** How this game is told; before that nothing is shown. */
  use(scenes: SceneModule): void {
    if (this.#scenes === scenes) return
    this.#scenes = scenes
    if (this.link.update) this.#showAtOnce(this.link.update)
  }

  /** Whether this viewer is in front of the screen. */
  front(here: boolean): void {
    if (here) this.teller.resume()
    else this.teller.pause()
  }

  /** Choose an offered action; with more, one gesture. Nothing is sent while something is being told or under way. */
  choose = (action: string, ...then: string[]): boolean => {
    if (this.#sent || !this.offer?.actions.some((each) => each.text === action)) return false
    if (settings.choices.confirm && this.pending[0] !== action) {
      this.pending = [action, ...then]
      return false
    }
    this.pending = []
    this.read = this.teller.story.length
    this.moved = true
    this.teller.mark()
    this.#gesture = null
    this.#rest = then
    this.#submit(action)
    return true
  }

  /** Take back: a secret choice, or the last move with all of its gesture. */
  undo = (): void => {
    const update = this.link.update
    if (!update) return
    if (update.offer && update.offer.chosen !== null && update.awaited.length > 1) {
      this.#forget()
      return this.link.send({ type: 'retract', decision: update.decision })
    }
    if (update.undo === 'no') return
    const last = update.decision - 1
    const gesture = this.#gesture
    this.#undoTo = gesture && gesture.from < last && last <= gesture.to ? gesture.from : null
    this.link.send({ type: 'ask-undo' })
  }

  /** Ask the coach; refusals are the caller's to word. */
  async hint(): Promise<void> {
    const decision = this.link.update?.decision ?? 0
    this.thinking = true
    try {
      this.hinted = { decision, hint: await api.hint(this.link.code, this.link.token) }
    } finally {
      this.thinking = false
    }
  }

  /** From which line on the story may be read. */
  remembered(view: unknown, story: readonly WireEvent[]): number {
    return view === null ? 0 : (this.#scenes?.remembered?.(view, story) ?? 0)
  }

  close(): void {
    this.teller.close()
    this.link.close()
  }

  /** With my clock running, the telling leaves me most of my time. */
  #pace(left: number): number {
    const update = this.link.update
    const clock = update?.seat == null ? null : update.clocks?.[update.seat]
    if (!clock?.running) return settings.pace
    return Math.min(settings.pace, (clock.left * 1000 * TOLD_TIME) / left)
  }

  #hear(update: Update): void {
    const news = catchUp(this.#story, update)
    const seat = update.seat
    const strange = this.shown?.view == null || seat !== this.#seat || news === null
    this.#story = news
      ? [...this.#story, ...news.events]
      : [...this.#story.slice(0, update.story_from), ...update.events]
    if (!this.#scenes) return
    if (strange) this.#showAtOnce(update)
    else this.teller.append(news.events, news.beats, update.view)
    if (news?.late) this.teller.shorten()
    this.#goOn(update)
  }

  #showAtOnce(update: Update): void {
    this.#seat = update.seat
    this.teller.use(this.#scenes ?? PLAIN, update.seat)
    this.teller.show(update.view, this.#story)
    this.read = Math.min(this.moved ? this.read : Infinity, this.#story.length)
  }

  #submit(action: string): void {
    const decision = this.link.update?.decision ?? 0
    this.#sent = { decision, action }
    this.#gesture = { from: this.#gesture?.from ?? decision, to: decision }
    this.link.send({ type: 'submit', decision, action })
  }

  #forget(): void {
    this.#sent = null
    this.#rest = []
    this.#undoTo = null
  }

  /** An answer is there: go on with a gesture, or with taking one back. */
  #goOn(update: Update): void {
    const sent = this.#sent
    if (sent && update.decision === sent.decision && update.offer?.chosen !== sent.action) return
    // The others have still to choose: the rest of a gesture waits for the next decision.
    if (sent && update.decision === sent.decision && this.#rest.length > 0) return
    this.#sent = null
    if (!update.offer?.actions.some((each) => each.text === this.pending[0])) this.pending = []
    const [next, ...rest] = this.#rest
    const offered = next !== undefined && update.offer?.actions.some((each) => each.text === next)
    this.#rest = sent && offered ? rest : []
    if (sent && offered) this.#submit(next)
    if (this.#undoTo !== null) this.#undoOn(update, this.#undoTo)
  }

  #undoOn(update: Update, to: number): void {
    if (update.decision > to && update.undo === 'free') this.link.send({ type: 'ask-undo' })
    else this.#undoTo = null
  }
}

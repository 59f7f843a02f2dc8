/** One viewer's place at a table: what it shows, in step with the animation, and what it sends. */

import * as api from './api'
import type { SceneModule } from './board'
import { Link } from './link.svelte'
import { settings } from './settings.svelte'
import { PLAIN } from './generic'
import { Teller } from './teller.svelte'
import { catchUp } from './catch-up'
import type { Hint, Update, WireEvent } from '../wire'

/** The share of a running clock that animations may take. */
const TOLD_TIME = 0.2

export class Sitting {
  readonly teller: Teller
  /** The update on the screen: the newest one if all its beats were shown, otherwise the one before. */
  shown = $state.raw<Update | null>(null)
  /** A choice that waits for confirmation. */
  pending = $state.raw<readonly string[]>([])
  /** The length of the story at the player's last choice or arrival. */
  read = $state(0)
  moved = $state(false)
  hinted = $state.raw<{ decision: number; hint: Hint } | null>(null)
  thinking = $state(false)

  #scenes: SceneModule | null = null
  /** Updates that came before the scene module was loaded. They are told like all others. */
  #early: Update[] = []
  /** The last update that was appended to the animation. */
  #latest: Update | null = null
  #story: readonly WireEvent[] = []
  #seat: number | null = null
  /** The command that was sent and not answered yet. */
  #sent: { decision: number; action: string } | null = null
  /** The actions of a gesture that are not sent yet. */
  #rest: readonly string[] = []
  #gesture: { from: number; to: number } | null = null
  #undoTo: number | null = null

  constructor(readonly link: Link) {
    this.teller = new Teller(
      (left) => this.#pace(left),
      () => (this.shown = this.#latest),
    )
    link.heard = (update) => this.#hear(update)
    link.refused = () => this.#forget()
  }

  /** The player's offer, once all beats were shown. */
  get offer(): Update['offer'] {
    return this.teller.busy ? null : (this.shown?.offer ?? null)
  }

  get asked(): boolean {
    return this.offer !== null && this.offer.chosen === null
  }

  /** The game's scene module. Nothing is shown before it is loaded. */
  use(scenes: SceneModule): void {
    if (this.#scenes === scenes) return
    this.#scenes = scenes
    for (const update of this.#early.splice(0)) this.#hear(update)
  }

  /** Whether this viewer is the active one. */
  front(here: boolean): void {
    if (here) this.teller.resume()
    else this.teller.pause()
  }

  /** Choose an offered action. Several form one gesture. Does nothing during an animation or while a command is open. */
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

  /** Undo a secret choice, or the last move with its whole gesture. */
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

  /** Ask the coach. The caller shows refusals. */
  async hint(): Promise<void> {
    const decision = this.link.update?.decision ?? 0
    this.thinking = true
    try {
      this.hinted = { decision, hint: await api.hint(this.link.code, this.link.token) }
    } finally {
      this.thinking = false
    }
  }

  /** The first line of the story that may be read. */
  remembered(view: unknown, story: readonly WireEvent[]): number {
    return view === null ? 0 : (this.#scenes?.remembered?.(view, story) ?? 0)
  }

  close(): void {
    this.teller.close()
    this.link.close()
  }

  /** While the player's clock runs, animations take only a part of it. */
  #pace(left: number): number {
    const update = this.link.update
    const clock = update?.seat == null ? null : update.clocks?.[update.seat]
    if (!clock?.running) return settings.pace
    return Math.min(settings.pace, (clock.left * 1000 * TOLD_TIME) / left)
  }

  #hear(update: Update): void {
    if (!this.#scenes) return void this.#early.push(update)
    this.#latest = update
    const news = catchUp(this.#story, update)
    const seat = update.seat
    const strange = this.shown?.view == null || seat !== this.#seat || news === null
    this.#story = news
      ? [...this.#story, ...news.events]
      : [...this.#story.slice(0, update.story_from), ...update.events]
    if (strange) this.#showAtOnce(update)
    else this.teller.append(news.events, news.beats, update.view)
    if (news?.late) this.teller.shorten()
    this.#goOn(update)
  }

  #showAtOnce(update: Update): void {
    this.#seat = update.seat
    this.teller.use(this.#scenes ?? (PLAIN as SceneModule), update.seat)
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

  /** A command was answered: continue a gesture, or undo the rest of one. */
  #goOn(update: Update): void {
    const sent = this.#sent
    if (sent && update.decision === sent.decision && update.offer?.chosen !== sent.action) return
    // Others must still choose: the rest of the gesture waits for the next decision.
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

/** The picked hero and its Food, until it goes somewhere or is put back, by tap, drag or key. */

import { tick } from 'svelte'
import type { Drag } from '$web/parts/drag'
import type { WireAction } from '$web/wire'
import type { Desk, Seen } from './desk'
import type { ArrivalForecast } from './view'
import type { Place, Way } from './ways'

/** The present table, for picking a hero. */
export interface Table {
  ways: readonly Way[]
  /** Whether the player must choose. */
  open: boolean
  /** The forecast of each action that moves a hero. */
  arrivals: Readonly<Record<string, ArrivalForecast>>
  root: HTMLElement | undefined
  /** Send an action and its follow-ups. Asks first if the turn would end while heroes starve. */
  send: (action: string, ...then: string[]) => void
  look: (seen: Seen) => void
}

export class Picking {
  picked = $state<string | null>(null)
  /** The Food that the hero takes along; null for as much as needed. */
  food = $state<number | null>(null)
  readonly #now: () => Table

  constructor(now: () => Table) {
    this.#now = now
  }

  putBack = (): void => {
    this.picked = null
    this.food = null
  }

  /** Pick a hero, put it back, choose it, or look at it. */
  tap = (what: string): void => {
    const { ways, open, look } = this.#now()
    const found = ways.filter((way) => way.from === what)
    const asked = found.find((way) => way.to === null)
    const [whose, place, hero] = what.split('/')
    if (asked) this.go(asked)
    else if (this.picked === what) this.putBack()
    else if (found.length > 0 || (place === 'hand' && open)) this.#take(what)
    else look({ kind: 'hero', seat: Number(whose), place: place as Place, hero: Number(hero) })
  }

  #take(what: string): void {
    this.picked = what
    this.food = null
    if (document.activeElement?.matches(':focus-visible')) void tick().then(() => this.#toNextStep())
  }

  /** For keyboard users, focus the first place that the hero can go to. */
  #toNextStep(): void {
    const steps = ['.here', '[data-dock] [role=group] [data-action]', '[data-dock] [role=group] button']
    const found = steps.map((step) => this.#now().root?.querySelector<HTMLElement>(step))
    found.find(Boolean)?.focus({ preventScroll: true })
  }

  /** The default and the chosen Food, by the forecast of what is needed and possible. */
  load = (action: WireAction): ReturnType<Desk['load']> => {
    const arrival = this.#now().arrivals[action.text]
    return arrival ? { food: Math.min(this.food ?? arrival.carry, arrival.max_food), arrival } : null
  }

  go = (way: Way): void => {
    const { send } = this.#now()
    const carried = this.load(way.action)
    this.putBack()
    send(way.action.text, ...(carried && carried.arrival.max_food > 0 ? [`carry ${carried.food}`] : []))
  }

  more = (by: number): void => {
    const ways = this.#now().ways.filter((way) => way.from === this.picked)
    const loads = ways.flatMap((way) => this.load(way.action) ?? [])
    const most = Math.max(0, ...loads.map((each) => each.arrival.max_food))
    const now = this.food ?? Math.max(0, ...loads.map((each) => each.arrival.carry))
    this.food = Math.max(0, Math.min(most, now + by))
  }

  drag = (what: string): Drag | null => {
    const found = this.#now().ways.filter((way) => way.from === what && way.to !== null)
    if (found.length === 0) return null
    const to = (target: string) => found.find((way) => way.to === target)
    return {
      data: what,
      start: () => ((this.picked = what), (this.food = null)),
      end: this.putBack,
      takes: (target) => to(target) !== undefined,
      drop: (target) => {
        const way = to(target)
        if (way) this.go(way)
      },
    }
  }

  /** More or less Food by + and −, and Escape puts the hero back. */
  press = (event: KeyboardEvent): void => {
    if (!this.picked || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const by = event.key === '+' ? 1 : event.key === '-' ? -1 : 0
    if (event.key === 'Escape') this.putBack()
    else if (by !== 0) this.more(by)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Loads the analysis of a game for one seat on demand, and keeps it while the page is open. */

import type { SeatReport } from '../wire'
import * as api from './api'

export class Judging {
  report = $state.raw<SeatReport | null>(null)
  thinking = $state(false)
  problem = $state.raw<api.Refused | null>(null)
  readonly #known = new Map<number, SeatReport>()
  #wanted = -1

  constructor(private readonly code: string) {}

  /** Load the analysis of a seat. A later call cancels this one. */
  async ask(seat: number): Promise<void> {
    this.#wanted = seat
    this.problem = null
    this.report = this.#known.get(seat) ?? null
    this.thinking = !this.report
    if (this.report) return
    try {
      const found = (await api.analysis(this.code, seat)).seats[0]
      if (found) this.#known.set(seat, found)
    } catch (error) {
      if (this.#wanted !== seat) return
      this.problem = error instanceof api.Refused ? error : new api.Refused({ code: 'try-again', rule: '', params: {} })
    }
    if (this.#wanted !== seat) return
    this.report = this.#known.get(seat) ?? null
    this.thinking = false
  }
}

/** Formats chances: per cent with one decimal, in the language's own notation. */

import type { Highlight, SeatReport, WireEvent } from '../wire'
import type { Language } from './settings.svelte'
import type { Words } from './words.svelte'

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function percent(chance: number, language: Language): string {
  return (100 * chance).toLocaleString(language, DIGITS)
}

/** The same with the per cent sign of the language: “52.3%”, « 52,3 % ». */
export function inPercent(chance: number, language: Language): string {
  return chance.toLocaleString(language, { style: 'percent', ...DIGITS })
}

/** A difference with its sign. One that rounds to zero has no sign. */
export function signed(points: number, language: Language): string {
  return `${points > -0.0005 ? '+' : '−'}${percent(Math.abs(points), language)}`
}

/** The step where a moment ends on the line of chances: at the choice, or after the luck that followed. */
export function placeOf(report: SeatReport, moment: Highlight): number {
  const lucky = moment.kind === 'luck'
  const place = report.points.findIndex((point, index) => {
    const from = lucky ? report.points[index - 1] : point
    return (
      from?.step === moment.step &&
      point.cause === (lucky ? 'luck' : 'mine') &&
      Math.abs(point.value - moment.after) < 1e-9
    )
  })
  return Math.max(place, 0)
}

/** The chance at a step of the replay, before the choice of that step. */
export function chanceAt(report: SeatReport, step: number): number {
  const here = report.points.find((point) => point.step === step)
  return (here ?? report.points.findLast((point) => point.step < step) ?? report.points[0])?.value ?? 0
}

/** The step of the replay that shows a moment: before the choice, or before the luck. */
export function stepOf(report: SeatReport, moment: Highlight): number {
  return moment.kind === 'luck' ? (report.points[placeOf(report, moment)]?.step ?? moment.step) : moment.step
}

const MOMENTS = { mistake: 'moment-mistake', found: 'moment-found', luck: 'moment-luck' }

/** A moment in one sentence. */
export function momentTold(moment: Highlight, shell: Words): string {
  const before = percent(moment.before, shell.language)
  return shell.say(MOMENTS[moment.kind], { step: moment.step, before, after: percent(moment.after, shell.language) })
}

/** How many sentences describe luck: the last ones. */
const TOLD = 4

/** The sentences about a moment of luck. */
export function luckTold(
  report: SeatReport,
  moment: Highlight,
  steps: readonly { events: readonly WireEvent[] }[],
): WireEvent[] {
  const until = stepOf(report, moment)
  const passed = steps.slice(Math.min(moment.step + 1, until), until + 1)
  return passed.flatMap((step) => step.events).slice(-TOLD)
}

/** Chances as people write them: in per cent, with one digit after the language's own point. */

import type { Highlight, SeatReport } from '../wire'
import type { Language } from './settings.svelte'

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function percent(chance: number, language: Language): string {
  return (100 * chance).toLocaleString(language, DIGITS)
}

/** The same with the sign, as the language writes it: “52.3%”, « 52,3 % ». */
export function inPercent(chance: number, language: Language): string {
  return chance.toLocaleString(language, { style: 'percent', ...DIGITS })
}

/** A difference, with its sign; what is too small to be seen has none to be seen. */
export function signed(points: number, language: Language): string {
  return `${points > -0.0005 ? '+' : '−'}${percent(Math.abs(points), language)}`
}

/** Where a moment ends on the line of chances: at the choice itself, or where luck has led from its step. */
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

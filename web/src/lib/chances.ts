/** Chances as people write them: in per cent, with one digit after the language's own point. */

import type { Language } from './settings.svelte'

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function percent(chance: number, language: Language): string {
  return (100 * chance).toLocaleString(language, DIGITS)
}

/** A difference, with its sign; what is too small to be seen has none to be seen. */
export function signed(points: number, language: Language): string {
  return `${points > -0.0005 ? '+' : '−'}${percent(Math.abs(points), language)}`
}

/** Finds the things on the board that the tutor speaks about, by their data attributes. */

import type { TutorLine, WireAction } from '../wire'

const text = (value: unknown): string => JSON.stringify(String(value))
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** The attribute of a thing, by the first word of the parameter that names it. Heroes count in hand and on the table. */
const MARKS: Readonly<Record<string, (value: unknown) => string>> = {
  card: (card) => `[data-card=${text(card)}]`,
  place: (place) => `[data-place=${text(place)}]`,
  hero: (hero) => `[data-hero=${text(hero)}].mine`,
  faces: (face) => `[data-face=${text(face)}] > button`,
}

function named(params: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const mark = MARKS[name.split('_')[0] ?? '']
    return mark ? listed(value).map(mark) : []
  })
}

/** Selectors for the advised choice, and for the things named in it and in the sentences. */
export function spots(lines: readonly TutorLine[], advice: WireAction | null): string[] {
  if (advice) return [`[data-action=${text(advice.text)}]`, ...named(advice.params)]
  return [...new Set(lines.flatMap((line) => named(line.params)))]
}

/** Highlights these things until the returned function is called. */
export function shine(selectors: readonly string[]): () => void {
  if (selectors.length === 0) return () => undefined
  const style = document.createElement('style')
  const things = selectors.map((each) => `.stage .board-room ${each}`).join(', ')
  style.textContent = `${things} { outline: 3px solid var(--lit) !important; outline-offset: 2px; animation: spot 0.9s ease-in-out infinite alternate; }
    @keyframes spot { to { outline-offset: 5px; box-shadow: 0 0 18px 6px var(--lit); } }`
  document.head.append(style)
  return () => style.remove()
}

/** Assigns keys to controls, in reading order. */

/** Letters with a fixed meaning: hint, look closer, list, menu, story, undo, what happened. */
const OWN = 'hilmsuw'
export const KEYS = [...'1234567890', ...[...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !OWN.includes(key))]

export const CONTROLS = '[data-action], [data-part], [data-more]'

/** The controls that can be used now: in the open sheet, or on the board. */
export function controls(area: Element): HTMLElement[] {
  const sheets = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  const root = sheets.at(-1) ?? area
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      !each.matches(':disabled, [aria-disabled="true"]') &&
      !each.closest('[inert]') &&
      each.checkVisibility({ visibilityProperty: true }),
  )
}

/** The control to focus when a choice is due: one that sends or composes an answer, in the dock first. */
export function nextChoice(area: Element): HTMLElement | null {
  const all = controls(area)
  return all.find((each) => each.closest('[data-dock]')) ?? all[0] ?? null
}

/** Whether nothing has the focus, or the focused control is gone or disabled. */
export function lost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.matches(':disabled') || active.closest('[inert]') !== null
}

/** The next focus after the focused control is gone: the open sheet, the next choice, or the board. */
export function haven(area: HTMLElement, asked: boolean): HTMLElement | null {
  const sheet = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const next = asked || sheet ? nextChoice(area) : null
  return next ?? sheet?.querySelector<HTMLElement>('button, a[href], input') ?? area
}

/** Whether a text field has the focus. */
export function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

/** Which key stands for which control: what is offered, in reading order. */

/** Letters with a meaning of their own: hint, look closer, list, menu, story, take back, what happened. */
const OWN = 'hilmsuw'
export const KEYS = [...'1234567890', ...[...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !OWN.includes(key))]

const CONTROLS = '[data-action], [data-part], [data-more]'

/** What can be used now: in an open sheet if there is one, else on the board. */
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

/** Where the focus belongs when something is asked: what sends or composes an answer, in the dock first. */
export function nextChoice(area: Element): HTMLElement | null {
  const all = controls(area)
  return all.find((each) => each.closest('[data-dock]')) ?? all[0] ?? null
}

/** Whether nothing has the focus, or what has it cannot be used any more. */
export function lost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.matches(':disabled') || active.closest('[inert]') !== null
}

/** Where the focus goes when what had it is gone: into the open sheet, to the next choice, or to the board. */
export function haven(area: HTMLElement, asked: boolean): HTMLElement | null {
  const sheet = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const next = asked || sheet ? nextChoice(area) : null
  return next ?? sheet?.querySelector<HTMLElement>('button, a[href], input') ?? area
}

/** Whether somebody is writing. */
export function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
}

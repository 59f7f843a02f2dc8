/** Look closer at a thing: by long press, right click or the key `i`; optionally also by a resting mouse. */

import { pressed as clicked } from '../lib/pressed'
import { LIFTED } from './drag'

export interface How {
  /** Opened by a resting mouse: show it beside the thing, without taking the focus. */
  hover: boolean
  anchor: Element
}

/** Returns a function that closes it, for when the mouse leaves or the thing is dragged. */
export type Open = (how: How) => void | (() => void)
export type Look = Open | { open: Open; hover?: boolean }

const PRESS = 400
const REST = 350
const SLIP = 10

const far = (event: PointerEvent, { x, y }: { x: number; y: number }): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) > SLIP

export function look(node: HTMLElement, options: Look): { update: (next: Look) => void; destroy: () => void } {
  let now = options
  let timer = 0
  let from = { x: 0, y: 0 }
  let pressed = false
  /** Whether it lies under a mouse that has not moved since a click. */
  let under = false
  let leave: (() => void) | null = null
  let unlook: (() => void) | null = null

  const open = (hover: boolean): void => {
    leave?.()
    const opener = typeof now === 'function' ? now : now.open
    const close = opener({ hover, anchor: node })
    leave = hover ? (close ?? null) : null
    unlook = hover ? null : (close ?? null)
  }
  const stop = (): void => window.clearTimeout(timer)
  const passes = (): void => {
    stop()
    under = false
    leave?.()
    leave = null
  }

  function down(event: PointerEvent): void {
    passes()
    pressed = false
    unlook = null
    if (event.pointerType === 'mouse') return
    from = { x: event.clientX, y: event.clientY }
    timer = window.setTimeout(() => {
      pressed = true
      open(false)
    }, PRESS)
  }
  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      if (under) enter(event)
    } else if (far(event, from)) stop()
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || typeof now === 'function' || !now.hover) return
    stop()
    // A pressed mouse drags something: the table must stay visible.
    if (event.buttons !== 0) return
    // What comes to lie under a mouse where it was pressed was not pointed at.
    under = !far(event, clicked)
    if (!under) timer = window.setTimeout(() => open(true), REST)
  }
  /** Close it when a long press becomes a drag, so that the table is visible. */
  function lifted(): void {
    stop()
    pressed = false
    unlook?.()
    unlook = null
  }
  /** A long press does not choose. */
  function click(event: MouseEvent): void {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function menu(event: MouseEvent): void {
    event.preventDefault()
    if (!pressed) open(false)
  }
  function key(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    open(false)
  }

  const listeners: [string, EventListener, boolean][] = [
    ['pointerdown', down as EventListener, false],
    ['pointermove', move as EventListener, false],
    ['pointerup', stop, false],
    ['pointercancel', stop, false],
    [LIFTED, lifted, false],
    ['pointerenter', enter as EventListener, false],
    ['pointerleave', passes, false],
    ['click', click as EventListener, true],
    ['contextmenu', menu as EventListener, false],
    ['keydown', key as EventListener, false],
  ]
  for (const [name, listener, early] of listeners) node.addEventListener(name, listener, early)
  return {
    update: (next) => (now = next),
    destroy: () => {
      passes()
      for (const [name, listener, early] of listeners) node.removeEventListener(name, listener, early)
    },
  }
}

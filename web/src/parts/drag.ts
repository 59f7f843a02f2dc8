/** Drag a thing by finger, pen or mouse onto an element with `data-drop`; a tap without movement stays a click. */

export interface Drag {
  /** The dragged thing; its ghost has it as `data-dragged`. */
  data: string
  start?: () => void
  end?: () => void
  drop: (target: string) => void
  /** The targets that accept it; all by default. */
  takes?: (target: string) => boolean
}

const SLIP = 8
/** The event that starts a drag. */
export const LIFTED = 'lifted'

function ghostOf(node: HTMLElement, data: string): HTMLElement {
  const box = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  for (const each of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-action],[id]')]) {
    each.removeAttribute('data-action')
    each.removeAttribute('id')
  }
  ghost.dataset['dragged'] = data
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '80',
    pointerEvents: 'none',
    opacity: '0.92',
    transition: 'none',
  })
  return ghost
}

function targetAt(x: number, y: number): HTMLElement | null {
  for (const each of document.elementsFromPoint(x, y)) {
    const found = each.closest<HTMLElement>('[data-drop]')
    if (found) return found
  }
  return null
}

/** `use:drag={{…}}`; null if the thing cannot be dragged now. */
export function drag(
  node: HTMLElement,
  options: Drag | null,
): { update: (next: Drag | null) => void; destroy: () => void } {
  let now = options
  let held: { pointer: number; x: number; y: number } | null = null
  let ghost: HTMLElement | null = null
  let over: HTMLElement | null = null
  let dragged = false

  function mark(target: HTMLElement | null): void {
    if (target === over) return
    if (over) delete over.dataset['over']
    over = target
    if (over) over.dataset['over'] = ''
  }
  function down(event: PointerEvent): void {
    dragged = false
    if (!now || event.button !== 0 || !event.isPrimary) return
    held = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
    for (const [name, listener] of following) window.addEventListener(name, listener)
  }
  function lift(): void {
    if (!now || !held) return
    dragged = true
    node.setPointerCapture(held.pointer)
    ghost = ghostOf(node, now.data)
    // Inside an open sheet the ghost must lie in the same layer.
    ;(node.closest('dialog') ?? document.body).append(ghost)
    node.dataset['lifted'] = ''
    node.dispatchEvent(new CustomEvent(LIFTED))
    window.addEventListener('keydown', escape, true)
    now.start?.()
  }
  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return
    const [right, down] = [event.clientX - held.x, event.clientY - held.y]
    if (!ghost && Math.hypot(right, down) > SLIP) lift()
    if (!ghost) return
    event.preventDefault()
    ghost.style.transform = `translate(${right}px, ${down}px) rotate(-2deg) scale(1.04)`
    const target = targetAt(event.clientX, event.clientY)
    mark(target && (now?.takes?.(target.dataset['drop'] ?? '') ?? true) ? target : null)
  }
  function finish(): void {
    const lifted = ghost !== null
    ghost?.remove()
    ghost = null
    held = null
    mark(null)
    delete node.dataset['lifted']
    window.removeEventListener('keydown', escape, true)
    for (const [name, listener] of following) window.removeEventListener(name, listener)
    if (lifted) now?.end?.()
  }
  function up(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return
    const target = ghost && over ? (over.dataset['drop'] ?? null) : null
    const drop = now?.drop
    finish()
    if (target !== null) drop?.(target)
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    finish()
  }
  /** Ignore the click at the end of a drag. */
  function click(event: MouseEvent): void {
    if (!dragged) return
    dragged = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const still = (event: Event): void => event.preventDefault()

  // Listen on the window, because a fast mouse leaves the thing before the drag starts.
  const following: [string, EventListener][] = [
    ['pointermove', move as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', finish],
  ]
  const listeners: [string, EventListener, boolean][] = [
    ['pointerdown', down as EventListener, false],
    ['click', click as EventListener, true],
    ['dragstart', still, false],
  ]
  for (const [name, listener, early] of listeners) node.addEventListener(name, listener, early)
  const touch = (): void => void (node.style.touchAction = now ? 'none' : '')
  touch()
  return {
    update: (next) => {
      now = next
      touch()
      if (!next) finish()
    },
    destroy: () => {
      finish()
      for (const [name, listener, early] of listeners) node.removeEventListener(name, listener, early)
    },
  }
}

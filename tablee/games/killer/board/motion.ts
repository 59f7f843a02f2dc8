/** Moves of the board: a die that flies to its new place, and the blow that flies to a seat. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const FLIGHT = 300

export function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { left, top, width, height }
}

/** Where a thing is within another. */
export function boxIn(outer: Element, node: Element): Box {
  const [base, box] = [boxOf(outer), boxOf(node)]
  return { ...box, left: box.left - base.left, top: box.top - base.top }
}

/** Let a new thing fly in from its old place. It is hidden until it leaves. */
export function flyFrom(node: Element, from: Box, delay: number): void {
  const to = boxOf(node)
  const right = from.left + from.width / 2 - to.left - to.width / 2
  const down = from.top + from.height / 2 - to.top - to.height / 2
  const start = `translate(${right}px, ${down}px) scale(${from.width / Math.max(to.width, 1)})`
  node.animate([{ transform: start }, { transform: 'none' }], { duration: FLIGHT, delay, easing: EASE })
  if (delay > 0) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay })
}

/** Let a thing appear where it is. */
export function appear(node: Element): void {
  node.animate([{ opacity: 0, transform: 'scale(0.4)' }, {}], { duration: 220, easing: EASE })
}

/** Let a number fly from one place to another. It disappears at the impact. */
export function throwAt(node: HTMLElement, from: Box, to: Box, impact: number): void {
  const at = (box: Box, size: number): string =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${size})`
  node.animate(
    [
      { transform: at(from, 1), opacity: 1, easing: 'ease-out' },
      { transform: at(from, 1.5), opacity: 1, offset: 0.4, easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)' },
      { transform: at(to, 0.9), opacity: 1, offset: 0.98 },
      { transform: at(to, 0.4), opacity: 0 },
    ],
    { duration: impact },
  )
}

/** Animates cards between their places on the board during a beat. It reads places from the page. */

interface Told {
  tag: string
  params: Record<string, unknown>
}

/** The movements of a beat: prepared before the page changes, run afterwards. */
type Flight = (board: HTMLElement, ms: number) => void

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const place = (board: HTMLElement, name: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-place="${name}"]`)

const boxOf = (node: Element | null | undefined): DOMRect | null => {
  const box = node?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}

/** The transform from the old box to a box of this size. */
function shift(box: DOMRect, from: DOMRect): string {
  const right = from.left + from.width / 2 - box.left - box.width / 2
  const down = from.top + from.height / 2 - box.top - box.height / 2
  const scale = Math.max(0.12, Math.min(1.4, from.height / box.height))
  return `translate(${right}px, ${down}px) scale(${scale})`
}

function arrive(node: HTMLElement | null, from: DOMRect | null, ms: number, delay = 0, turn = ''): void {
  const box = boxOf(node)
  if (!node || !box || !from) return
  node.animate(
    [
      { transform: `${shift(box, from)} ${turn}`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: ms, delay, easing: EASE, fill: 'backwards' },
  )
}

/** A copy of a card flies away and disappears. */
function depart(board: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect | null, ms: number): void {
  if (!to) return
  const frame = board.getBoundingClientRect()
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${from.left - frame.left}px`,
    top: `${from.top - frame.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '6',
    pointerEvents: 'none',
  })
  ghost.inert = true
  board.append(ghost)
  const end = shift(from, to)
  const flight = ghost.animate(
    [{ transform: 'none' }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }],
    { duration: ms, easing: EASE, fill: 'forwards' },
  )
  void flight.finished.catch(() => null).then(() => ghost.remove())
}

function copyOf(node: Element | null): HTMLElement | null {
  const ghost = node?.cloneNode(true) as HTMLElement | undefined
  ghost?.setAttribute('aria-hidden', 'true')
  return ghost ?? null
}

/** The start of a flight from the hand: the card, a small one, or only the place. */
function played(board: HTMLElement, { params }: Told): Flight {
  const hand = place(board, `hand-${params['seat']}`)
  const card =
    hand?.querySelector(`[data-card^="${params['card']}#"]`) ?? hand?.querySelector(`[data-chip="${params['card']}"]`)
  const from = boxOf(card) ?? boxOf(hand)
  return (after, ms) => arrive(after.querySelector<HTMLElement>(`[data-played="${params['seat']}"]`), from, ms)
}

const leaves =
  (from: (told: Told) => string, to: (told: Told) => string) =>
  (board: HTMLElement, told: Told): Flight => {
    const card = board.querySelector(from(told))
    const [ghost, box] = [copyOf(card), boxOf(card)]
    return (after, ms) => ghost && box && depart(after, ghost, box, boxOf(place(after, to(told))), ms)
  }

/** The small card that a follower becomes: it is seen when the flight ends there. */
function chipIn(row: HTMLElement | null, card: unknown, ms: number): DOMRect | null {
  const chips = row?.querySelectorAll(typeof card === 'string' ? `[data-chip="${card}"]` : '[data-chip=""]')
  const chip = chips?.[chips.length - 1]
  chip?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: ms })
  return boxOf(chip) ?? boxOf(row)
}

/** A card that was won or drawn goes to its place among the followers. */
const joins =
  (from: string) =>
  (board: HTMLElement, { params }: Told): Flight => {
    const card = board.querySelector(from)
    const [ghost, box] = [copyOf(card), boxOf(card)]
    return (after, ms) => {
      const to = chipIn(place(after, `followers-${params['seat']}`), params['card'], ms)
      if (ghost && box) depart(after, ghost, box, to, ms)
    }
  }

const inTrick = ({ params }: Told): string => `[data-played][data-face="${params['card']}"]`
const toScore = leaves(inTrick, ({ params }) => `score-${params['seat']}`)
const toDiscards = leaves(inTrick, () => 'discards')

/** The cards of my hand come from one place, one after the other. */
const dealtFrom =
  (name: (told: Told) => string) =>
  (board: HTMLElement, told: Told): Flight => {
    const from = boxOf(place(board, name(told)))
    return (after, ms) =>
      after
        .querySelectorAll<HTMLElement>('[data-hand] [data-held]')
        .forEach((card, index) => arrive(card, from, ms, index * 30))
  }

/** A card that the player draws comes from the deck, is shown, and goes to the followers. */
function drawn(board: HTMLElement, { params }: Told): Flight {
  const from = boxOf(place(board, 'deck'))
  return (after, ms) => {
    const node = after.querySelector<HTMLElement>('[data-drawn]')
    const box = boxOf(node)
    const to = chipIn(place(after, `followers-${params['seat']}`), params['card'], ms * 2)
    if (!node || !box || !from || !to) return
    node.animate(
      [
        { transform: `${shift(box, from)} rotateY(90deg)` },
        { transform: 'none', offset: 0.35 },
        { transform: 'none', offset: 0.65 },
        { transform: shift(box, to), opacity: 1, offset: 0.97 },
        { transform: shift(box, to), opacity: 0 },
      ],
      { duration: ms * 2, easing: 'ease-in-out', fill: 'forwards' },
    )
  }
}

const FLIGHTS: Record<string, (board: HTMLElement, told: Told) => Flight> = {
  'hand-dealt': dealtFrom(() => 'deck'),
  'prize-turned': (board) => {
    const from = boxOf(place(board, 'deck'))
    return (after, ms) => arrive(after.querySelector<HTMLElement>('[data-prize]'), from, ms, 0, 'rotateY(90deg)')
  },
  'card-led': played,
  'card-followed': played,
  'card-copied': played,
  'card-thrown': played,
  'card-discarded': toDiscards,
  'copy-discarded': toDiscards,
  'undead-scored': toScore,
  'card-scored': toScore,
  'dwarf-scored': toScore,
  'copy-scored': toScore,
  'prize-taken': joins('[data-prize]'),
  'follower-drawn': drawn,
  'follower-drawn-unseen': joins('[data-place="deck"]'),
  'support-begins': dealtFrom(() => 'followers-me'),
}

/** Prepare a beat before the page changes. Call the returned function afterwards, with the beat's duration. */
export function prepare(board: HTMLElement, events: readonly Told[]): (hold: number) => void {
  const flights = events.flatMap((event) => FLIGHTS[event.tag]?.(board, event) ?? [])
  return (hold) => {
    const ms = Math.max(180, Math.min(hold * 0.7, 420))
    for (const flight of flights) flight(board, ms)
  }
}

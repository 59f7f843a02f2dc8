/** Computes the layout of a hand, with the left corner of each card visible. */

/** A card in a fan. */
export interface FanItem {
  key: string
  /** The notation that it sends, if any. */
  action?: string | null
  /** The action it is a part of, if it sends nothing by itself. */
  part?: string | null
  label: string
  disabled?: boolean
  chosen?: boolean
}

export interface Layout {
  /** The size of a card, in pixels. */
  width: number
  height: number
  places: readonly { x: number; y: number }[]
}

const GAP = 6
/** A card in front covers the lower part of the one behind it. */
const SHOWN_BEHIND = 0.5
/** How far the second row stands beside the first, in strips. */
const STAGGER = 0.25

/** One row of cards from `left` on, `strip` apart. */
function row(count: number, left: number, strip: number, y: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, place) => ({ x: left + place * strip, y }))
}

/** The visible width of the card at this place: the next card of its row covers the rest. */
export function visibleWidth({ width, places }: Layout, slot: number): number {
  const [here, next] = [places[slot], places[slot + 1]]
  return here && next && next.y === here.y ? Math.min(next.x - here.x, width) : width
}

export function layoutOf(count: number, width: number, height: number, min: number, ratio: number): Layout {
  const whole = { width: Math.min(height * ratio, width), height: Math.min(height, width / ratio) }
  if (count === 0) return { ...whole, places: [] }
  const strip = count > 1 ? Math.min((width - whole.width) / (count - 1), whole.width + GAP) : 0
  if (strip >= Math.min(min, whole.width) || count < 4) {
    const left = (width - whole.width - strip * (count - 1)) / 2
    return { ...whole, places: row(count, left, strip, (height - whole.height) / 2) }
  }
  return inTwoRows(count, width, height, min, ratio)
}

/** Cards are as large as possible with `min` visible pixels each. The front row covers little of the back row. */
function inTwoRows(count: number, width: number, height: number, min: number, ratio: number): Layout {
  const behind = Math.ceil(count / 2)
  const strips = behind - 1 + STAGGER
  const wide = Math.max(Math.min((height / (1 + SHOWN_BEHIND)) * ratio, width - min * strips), Math.min(min, width))
  const high = wide / ratio
  const down = Math.max(0, Math.min(height - high, high + GAP))
  const strip = Math.min((width - wide) / strips, wide + GAP)
  const left = (width - wide - strip * strips) / 2
  const top = Math.max(0, (height - high - down) / 2)
  const back = row(behind, left, strip, top)
  const front = row(count - behind, left + strip * STAGGER, strip, top + down)
  return { width: wide, height: high, places: [...back, ...front] }
}

/**
 * The place of each card. Cards that stay keep their places, and new ones take the first free place. So no card moves
 * under the finger when another one leaves. A completely new hand starts over.
 */
export function placed(before: readonly (string | null)[], keys: readonly string[]): (string | null)[] {
  const stays = before.map((key) => (key !== null && keys.includes(key) ? key : null))
  const comes = keys.filter((key) => !stays.includes(key))
  if (stays.every((key) => key === null)) return [...keys]
  const filled = stays.map((key) => key ?? comes.shift() ?? null)
  return [...filled, ...comes]
}

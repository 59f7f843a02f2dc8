/** Animates a beat: copies of pieces fly from their old places to the new ones. */

import type { WireEvent } from '$web/wire'
import { thing, type Place } from './ways'

/** A flight: a hero with its picture, or tokens between two places. */
interface Flight {
  kind: 'hero' | 'card' | 'drawn' | 'food' | 'tile' | 'fall' | 'starve'
  /** Selectors of its start and its goal, the best first. */
  from: readonly string[]
  to: readonly string[]
  count: number
}

const at = (name: string): string => `[data-at="${name}"]`
const food = (seat: number, place: Place): string => at(`food/${seat}/${place}`)
const RESERVE = at('reserve')

/** Selectors of a seat's hero in a place, or of the place. */
function heroAt(seat: number, place: Place, hero: number): string[] {
  if (place === 'discard') return [at(`discard/${seat}`)]
  if (place === 'hand') return [`${at(`cards/${seat}`)} [data-card^="${hero}-"]`, at(`hand/${seat}`)]
  return [`[data-thing="${thing(seat, place, hero)}"]`, `[data-row="${seat}/${place}"]`]
}

/** The flights of an event. */
export function flightsOf(event: WireEvent): Flight[] {
  const { params } = event
  const seat = Number(params['seat'])
  const hero = Number(params['hero'])
  const place = params['place'] as Place
  const amount = Number(params['food'])
  const start = params['place_from'] as Place
  const end = params['place_to'] as Place
  const hero_ = (from: Place, to: Place): Flight[] => [
    { kind: 'hero', from: heroAt(seat, from, hero), to: heroAt(seat, to, hero), count: 1 },
  ]
  const food_ = (from: string, to: string): Flight[] => [{ kind: 'food', from: [from], to: [to], count: amount }]
  const cards = (from: string[], to: string[], count: number): Flight[] => [{ kind: 'card', from, to, count }]
  switch (event.tag) {
    case 'hero-recruited':
      return hero_('hand', 'camp')
    case 'hero-deployed':
      return hero_('camp', place)
    case 'hero-moved':
    case 'hero-pushed':
      return hero_(start, end)
    case 'hero-joined':
      return hero_(place, end)
    case 'hero-returned':
    case 'hero-sent-to-camp':
    case 'hero-recovered-to-camp':
      return hero_(place, 'camp')
    case 'hero-sent-to-hand':
    case 'hero-recovered-to-hand':
      return hero_(place, 'hand')
    case 'hero-retired':
      return hero_(place, 'discard')
    case 'hero-starved':
      return [{ kind: 'starve', from: heroAt(seat, place, hero), to: [], count: 1 }]
    case 'hero-killed':
      return [{ kind: 'fall', from: heroAt(seat, place, hero), to: [], count: 1 }]
    case 'card-spent':
    case 'card-discarded':
      return hero_('hand', 'discard')
    case 'card-under':
    case 'card-under-unseen':
      return cards(heroAt(seat, 'hand', hero), [at(`deck/${seat}`)], 1)
    case 'cards-drawn':
      return (params['heroes'] as string[]).map((drawn) => ({
        kind: 'drawn',
        from: [at(`deck/${seat}`)],
        to: heroAt(seat, 'hand', Number(drawn)),
        count: 1,
      }))
    case 'cards-drawn-unseen':
      return cards([at(`deck/${seat}`)], [at(`hand/${seat}`)], Number(params['count']))
    case 'food-taken':
      return food_(RESERVE, food(seat, 'camp'))
    case 'food-placed':
      return food_(RESERVE, food(seat, place))
    case 'food-paid':
      return food_(food(seat, 'camp'), RESERVE)
    case 'food-eaten':
    case 'food-lost':
      return food_(food(seat, place), RESERVE)
    case 'food-carried':
      return food_(food(seat, start), food(seat, end))
    case 'food-stolen':
      return food_(food(Number(params['seat_victim']), start), food(seat, end))
    case 'tile-won':
      return [
        {
          kind: 'tile',
          from: [at(`tile/${['left', 'middle', 'right'].indexOf(place)}`)],
          to: [at(`points/${seat}`)],
          count: 1,
        },
      ]
    default:
      return []
  }
}

/** A flight whose start was recorded before the table changed. */
export interface Ready {
  flight: Flight
  box: DOMRect
  copy: HTMLElement
}

function found(root: Element, names: readonly string[]): Element | null {
  for (const name of names) {
    const element = root.querySelector(name)
    if (element) return element
  }
  return null
}

/** Record the places of things before the table changes, and copy them. */
export function prepare(root: Element, events: readonly WireEvent[], token: (kind: string) => HTMLElement): Ready[] {
  return events.flatMap(flightsOf).flatMap((flight) => {
    const element = found(root, flight.from)
    if (!element) return []
    const own = !['card', 'drawn', 'food'].includes(flight.kind)
    const copy = own && element.matches('button') ? (element.cloneNode(true) as HTMLElement) : token(flight.kind)
    if (flight.kind === 'starve') copy.append(noFood(token('food')))
    return [{ flight, box: element.getBoundingClientRect(), copy }]
  })
}

function noFood(bread: HTMLElement): HTMLElement {
  bread.dataset['starved'] = ''
  return bread
}

const MAX_TOKENS = 4
const STAGGER = 70

/** Start all flights, within the duration of the beat. */
export function fly(layer: HTMLElement, root: HTMLElement, ready: readonly Ready[], hold: number): void {
  const frame = layer.getBoundingClientRect()
  const duration = Math.min(420, hold * 0.8)
  root.style.setProperty('--flight', `${duration}ms`) // a hero is seen where it arrives once its copy is there
  for (const { flight, box, copy } of ready) {
    if (flight.kind === 'fall' || flight.kind === 'starve') {
      fall(place(layer, frame, box, copy), hold)
      continue
    }
    const goal = found(root, flight.to)
    if (!goal) continue
    if (flight.kind === 'drawn' && goal.matches('button')) {
      arrive(root, flight.to[0]!, box, duration)
      continue
    }
    const target = goal.getBoundingClientRect()
    for (let token = 0; token < Math.min(flight.count, MAX_TOKENS); token += 1) {
      const node = place(layer, frame, box, token === 0 ? copy : (copy.cloneNode(true) as HTMLElement))
      travel(node, node.getBoundingClientRect(), target, duration, token * STAGGER)
    }
  }
}

/** Put a copy at the start; tokens go to its middle. */
function place(layer: HTMLElement, frame: DOMRect, box: DOMRect, node: HTMLElement): HTMLElement {
  for (const each of [node, ...node.querySelectorAll<HTMLElement>('*')])
    for (const name of ['data-thing', 'data-action', 'data-part', 'data-card', 'data-at', 'data-row', 'id'])
      each.removeAttribute(name)
  const whole = node.matches('button')
  const [width, height] = whole
    ? [box.width, box.height]
    : [node.dataset['wide'] ?? 22, node.dataset['high'] ?? 22].map(Number)
  Object.assign(node.style, {
    position: 'absolute',
    margin: '0',
    left: `${box.left - frame.left + (box.width - width!) / 2}px`,
    top: `${box.top - frame.top + (box.height - height!) / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    animation: 'none',
  })
  layer.append(node)
  return node
}

function travel(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const right = to.left + to.width / 2 - from.left - from.width / 2
  const down = to.top + to.height / 2 - from.top - from.height / 2
  const shrink = Math.max(0.3, Math.min(1, (Math.max(to.width, 30) / from.width) * 1.05))
  const lift = Math.min(40, Math.hypot(right, down) * 0.18)
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${right * 0.5}px, ${down * 0.5 - lift}px) scale(1.12)`, opacity: 1, offset: 0.45 },
    { transform: `translate(${right}px, ${down}px) scale(${shrink})`, opacity: 0.9 },
  ]
  const motion = node.animate(frames, { duration, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' })
  motion.onfinish = () => node.remove()
  motion.oncancel = () => node.remove()
}

/** A card that I draw comes from the deck to its place in my hand, and turns its face to me on the way. */
function arrive(root: Element, name: string, from: DOMRect, duration: number): void {
  const card = [...root.querySelectorAll(name)].at(-1)?.closest('[data-held]')
  const box = card?.getBoundingClientRect()
  if (!card || !box) return
  const right = from.left + from.width / 2 - box.left - box.width / 2
  const down = from.top + from.height / 2 - box.top - box.height / 2
  const frames = [
    { transform: `translate(${right}px, ${down}px) scale(0.3) rotateY(180deg)`, zIndex: 3 },
    { transform: 'none', zIndex: 3 },
  ]
  card.animate(frames, { duration, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' })
}

/** A lost hero shakes, fades and sinks. */
function fall(node: HTMLElement, hold: number): void {
  const frames = [
    { transform: 'none', filter: 'none', opacity: 1 },
    { transform: 'translateX(-4px) rotate(-2deg)', offset: 0.12 },
    { transform: 'translateX(4px) rotate(2deg)', offset: 0.22 },
    { transform: 'translateX(-3px) rotate(-1deg)', filter: 'grayscale(0.6)', offset: 0.32 },
    { transform: 'none', filter: 'grayscale(1) brightness(.8)', opacity: 1, offset: 0.55 },
    { transform: 'translateY(16px) rotate(5deg) scale(.9)', filter: 'grayscale(1) brightness(.5)', opacity: 0 },
  ]
  const motion = node.animate(frames, { duration: Math.min(1100, hold * 0.92), easing: 'ease-in-out', fill: 'both' })
  motion.onfinish = () => node.remove()
  motion.oncancel = () => node.remove()
}

/** King of 12's scene. Each event changes only what it states; no rule is computed. */

import type { WireEvent } from '$web/wire'
import type { KingView } from './view'

/** The public part of a seat. `spent` are the characters played this round, including this turn's. */
export interface Place {
  die: number
  hand: number
  spent: string[]
  ones: number
  twos: number
  wins: number
  buried: number
}

/** `hand` and `buried` are the viewer's own; `champions` sit at the champions' table while that is told. */
export interface Scene {
  characters: string[]
  round: number
  turn: number
  playoff: boolean
  groups: number[][]
  champions: number[]
  winner: number | null
  hand: string[]
  buried: string[]
  places: Place[]
}

/** The seats of no group: in a play-off, everybody else. */
export function outside({ groups, places }: Scene): number[] {
  const playing = groups.flat()
  return places.flatMap((_, seat) => (playing.includes(seat) ? [] : [seat]))
}

export function sceneOf(view: KingView): Scene {
  return {
    characters: [...view.characters],
    round: view.round,
    turn: view.turn,
    playoff: view.playoff,
    groups: view.groups.map((group) => [...group]),
    champions: view.among_champions ? [...view.champions] : [],
    winner: view.winner,
    hand: [...view.hand],
    buried: [...view.buried],
    places: view.places.map((place) => ({
      die: place.die,
      hand: place.hand,
      spent: view.characters.filter((card) => place.card === card || place.spent.includes(card)),
      ones: place.ones,
      twos: place.twos,
      wins: place.wins,
      buried: place.buried,
    })),
  }
}

const number = (event: WireEvent, name: string): number => Number(event.params[name])
const text = (event: WireEvent, name: string): string => String(event.params[name])
const seatsOf = (event: WireEvent): readonly number[] => (event.params['seats'] as number[] | undefined) ?? []

type Change = (scene: Scene, event: WireEvent, seat: number | null) => Scene

/** The same table, with other places. */
function placed(scene: Scene, change: (place: Place, seat: number) => Place): Scene {
  return { ...scene, places: scene.places.map(change) }
}

/** The same table, with the place of the seat that the event is about changed. */
function at(scene: Scene, event: WireEvent, change: (place: Place) => Partial<Place>): Scene {
  const about = number(event, 'seat')
  return placed(scene, (place, seat) => (seat === about ? { ...place, ...change(place) } : place))
}

const without = (cards: readonly string[], card: string): string[] => cards.filter((each) => each !== card)
/** Cards in the order of the table's characters. */
const sorted = (scene: Scene, cards: readonly string[]): string[] =>
  scene.characters.filter((card) => cards.includes(card))

const charactersChosen: Change = (scene, event, seat) => {
  const cards = event.params['cards'] as string[]
  const dealt = placed(scene, (place) => ({ ...place, hand: cards.length }))
  return { ...dealt, characters: [...cards], hand: seat === null ? [] : [...cards] }
}

const roundBegan: Change = (scene, event) => ({
  ...placed(scene, (place) => ({ ...place, ones: 0, twos: 0 })),
  round: number(event, 'round'),
  turn: 0,
})

const groupFormed: Change = (scene, event) => {
  const groups = [...scene.groups]
  groups[number(event, 'group') - 1] = [...seatsOf(event)]
  return { ...scene, groups }
}

const cardPlayed: Change = (scene, event, seat) => {
  const card = text(event, 'card')
  const next = at(scene, event, (place) => ({
    hand: place.hand - 1,
    spent: sorted(scene, [...place.spent, card]),
  }))
  return number(event, 'seat') === seat ? { ...next, hand: without(scene.hand, card) } : next
}

const faceShown: Change = (scene, event) => at(scene, event, () => ({ die: number(event, 'face') }))

/** The token for a rank; none if a champion goes to the champions' table. */
const tokenWon: Change = (scene, event) =>
  at(scene, event, (place) => (number(event, 'points') === 2 ? { twos: place.twos + 1 } : { ones: place.ones + 1 }))

const tokenTaken: Change = (scene, event) => {
  const kind = text(event, 'token') === '2' ? 'twos' : 'ones'
  const from = number(event, 'seat_from')
  const taken = placed(scene, (place, seat) => (seat === from ? { ...place, [kind]: place[kind] - 1 } : place))
  return at(taken, event, (place) => ({ [kind]: place[kind] + 1 }))
}

/** K12-5.2: played cards go back to hands. */
const cardsReturned: Change = (scene, event, seat) => {
  const back = seatsOf(event)
  const mine = seat === null ? [] : [...scene.hand, ...(back.includes(seat) ? scene.places[seat]!.spent : [])]
  const next = placed(scene, (place, owner) =>
    back.includes(owner) ? { ...place, hand: scene.characters.length - place.buried, spent: [] } : place,
  )
  return { ...next, hand: sorted(scene, mine) }
}

/** K12-8.7: hide the cards that others have played. Players may look through their own pile. */
const cardsFaceDown: Change = (scene, _event, seat) =>
  placed(scene, (place, owner) => (owner === seat ? place : { ...place, spent: [] }))

const pointsCancelled: Change = (scene, event) =>
  placed(scene, (place, seat) => (seatsOf(event).includes(seat) ? { ...place, ones: 0, twos: 0 } : place))

const cardHidden: Change = (scene, event) =>
  at(scene, event, (place) => ({ hand: place.hand - 1, buried: place.buried + 1 }))

const cardBuried: Change = (scene, event, seat) => {
  const card = text(event, 'card')
  const buried = sorted(scene, [...scene.buried, card])
  return { ...cardHidden(scene, event, seat), hand: without(scene.hand, card), buried }
}

const CHANGES: Readonly<Record<string, Change>> = {
  'characters-chosen': charactersChosen,
  'round-began': roundBegan,
  'group-formed': groupFormed,
  'playoff-began': (scene, event) => ({ ...scene, playoff: true, groups: [[...seatsOf(event)]] }),
  'turn-began': (scene, event) => ({ ...scene, turn: number(event, 'turn') }),
  'champions-compared': (scene, event) => ({ ...scene, champions: [...seatsOf(event)] }),
  'champions-returned': (scene) => ({ ...scene, champions: [] }),
  'card-played': cardPlayed,
  'die-rolled': faceShown,
  'die-received': faceShown,
  'die-turned-over': faceShown,
  'die-reversed': faceShown,
  'die-turned': faceShown,
  'die-rerolled': faceShown,
  'die-dodged': faceShown,
  'champion-named': tokenWon,
  'runner-up-named': tokenWon,
  'token-taken': tokenTaken,
  'cards-face-down': cardsFaceDown,
  'cards-returned': cardsReturned,
  'points-cancelled': pointsCancelled,
  'round-won': (scene, event) => at(scene, event, () => ({ wins: number(event, 'wins') })),
  'card-hidden': cardHidden,
  'card-buried': cardBuried,
  'match-won': (scene, event) => ({ ...scene, winner: number(event, 'seat') }),
}

export function step(scene: Scene, event: WireEvent, seat: number | null): Scene {
  return CHANGES[event.tag]?.(scene, event, seat) ?? scene
}

/** These concern everybody, whoever they are about. */
const PUBLIC = ['cards-ran-out', 'points-reached', 'champions-compared', 'playoff-began', 'round-won', 'match-won']
/** These are rare enough to be told to a spectator, who has no group. */
const WATCHED = ['token-taken', 'token-left', 'nothing-to-take', 'ladies-even', 'card-hidden']

/**
 * Whether an event concerns the viewer's group, the champions' table or everybody. A spectator has no group. The name of
 * the group that is compared next belongs to the story only. So do dice that others receive: the dice show it, and four
 * sentences would cover a seat on a phone.
 */
export function near(scene: Scene, event: WireEvent, seat: number | null): boolean {
  if (event.tag === 'die-received') return number(event, 'seat') === seat
  if (scene.groups.length < 2 || PUBLIC.includes(event.tag)) return true
  if (event.tag === 'group-compared') return false
  if (seat === null && WATCHED.includes(event.tag)) return true
  const mine = scene.groups.find((group) => seat !== null && group.includes(seat)) ?? []
  const about = [...seatsOf(event), ...['seat', 'seat_from'].flatMap((name) => (event.params[name] as number) ?? [])]
  return about.length === 0 || about.some((each) => mine.includes(each) || scene.champions.includes(each))
}

/** K12-4.9: whether a Knight of this group, not of another one told at the same time, makes the lowest win. */
export function reversed(events: readonly WireEvent[], group: readonly number[]): boolean {
  return events.some((event) => event.tag === 'lowest-won' && group.includes(number(event, 'seat')))
}

/** What a step is called when it is told of several groups at once. */
const GISTS: Readonly<Record<string, readonly string[]>> = {
  'board-gist-groups': ['group-formed'],
  'board-gist-rolled': ['die-rolled'],
  'board-gist-cancelled': ['cards-cancelled', 'lady-cancelled'],
  'board-gist-compared': ['values-compared', 'dice-cancelled', 'lowest-won', 'places-changed'],
  'board-gist-named': ['champion-sent', 'champion-named', 'no-champion', 'runner-up-named', 'no-runner-up'],
  'board-gist-over': ['cards-returned'],
  'board-gist-counted': ['points-counted', 'points-cancelled'],
}
const EFFECTS = /^(die|dice|value)-|^faun-/
/** What a player would take for something of the own group. */
const ELSEWHERE = ['board-gist-cancelled', 'board-gist-compared', 'board-gist-named', 'board-gist-acted']

/** The message for events of other groups alone. */
export function gist(events: readonly WireEvent[], seat: number | null): string | null {
  for (const { tag } of events) {
    const found = Object.keys(GISTS).find((name) => GISTS[name]?.includes(tag))
    const sum = found ?? (EFFECTS.test(tag) ? 'board-gist-acted' : null)
    if (sum) return seat !== null && ELSEWHERE.includes(sum) ? 'board-gist-elsewhere' : sum
  }
  return null
}

/** These events wait until the die has landed. */
export function lands({ tag }: WireEvent): boolean {
  return tag === 'die-rolled' || tag === 'die-rerolled'
}

/** K12-8.7: if cards lie face down, the story hides everything before the last turn. */
export function remembered(view: KingView, story: readonly WireEvent[]): number {
  if (view.options.played_cards !== 'face-down') return 0
  const last = [...story].reverse().findIndex((event) => event.tag === 'turn-began')
  return last < 0 ? 0 : story.length - 1 - last
}

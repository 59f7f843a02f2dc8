/** Claim's scene: the places of all cards. Each event changes only what it states; no rule is computed. */

import { FACTIONS, sorted, without, type Faction } from './cards'
import type { ClaimView, Side, Trick } from './view'

/** A seat's cards. Without a card count, the opponent's cards are only counted. */
export interface SideScene {
  hand: string[]
  handUnseen: number
  followers: string[]
  followersUnseen: number
  score: string[]
  voids: string[]
}

/** A card in the middle, and who played it. */
export interface Played {
  seat: number
  card: string
  /** A Doppelgänger that stands in for the faction led. */
  as: Faction | null
}

/** Whose vote a faction was counted as. */
export type Verdict = number | 'nobody'

export interface ClaimScene {
  cardCount: boolean
  phase: number
  leader: number | null
  deck: number
  prize: string | null
  played: Played[]
  /** The winner of the trick in the middle, and the event that decided it. */
  won: { seat: number; why: string } | null
  last: Trick | null
  sides: [SideScene, SideScene]
  discards: string[]
  /** Null without a card count. */
  unseen: string[] | null
  /** The current winner of each faction's vote. */
  votes: Record<Faction, number | null>
  /** The votes that have been counted at the end. */
  counted: Partial<Record<Faction, Verdict>>
}

type Params = Record<string, unknown>
interface Told {
  tag: string
  params: Params
}

const WON = ['trick-won', 'trick-tied', 'goblin-ridden-down', 'trick-unfollowed']
const PLAYED = ['card-led', 'card-followed', 'card-copied', 'card-thrown']
const SCORED = ['undead-scored', 'card-scored', 'dwarf-scored', 'copy-scored']
const DISCARDED = ['card-discarded', 'copy-discarded']
const COUNTED = ['vote-won', 'vote-won-by-highest', 'vote-nobody']

export function sceneOf(view: ClaimView, seat: number | null): ClaimScene {
  const over = view.stage === 'over'
  const votes = FACTIONS.map((faction, place) => [faction, view.votes[place] ?? null] as const)
  return {
    cardCount: view.card_count,
    phase: view.phase,
    leader: view.leader,
    deck: view.deck,
    prize: view.prize,
    played: view.led !== null && view.leader !== null ? [{ seat: view.leader, card: view.led, as: null }] : [],
    won: null,
    last: view.last,
    sides: [sideOf(view, 0, seat), sideOf(view, 1, seat)],
    discards: view.discards,
    unseen: view.card_count ? view.unseen : null,
    votes: Object.fromEntries(votes) as Record<Faction, number | null>,
    counted: over ? Object.fromEntries(votes.map(([faction, holder]) => [faction, holder ?? 'nobody'])) : {},
  }
}

/** The seat that leads the next trick; null in a trick, and when its hand is empty. */
export function toLead({ played, leader, sides }: ClaimScene): number | null {
  const side = leader === null ? undefined : sides[leader]
  return played.length === 0 && side && side.hand.length + side.handUnseen > 0 ? leader : null
}

function sideOf(view: ClaimView, side: 0 | 1, seat: number | null): SideScene {
  const { hand, hand_unseen, followers, followers_unseen, score, voids }: Side = view.sides[side]
  if (view.card_count || side === seat)
    return { hand, handUnseen: hand_unseen, followers, followersUnseen: followers_unseen, score, voids }
  return {
    hand: [],
    handUnseen: hand.length + hand_unseen,
    followers: [],
    followersUnseen: followers.length + followers_unseen,
    score,
    voids,
  }
}

export function step(scene: ClaimScene, { tag, params }: Told, seat: number | null): ClaimScene {
  if (PLAYED.includes(tag)) return play(scene, tag, params)
  if (WON.includes(tag)) return win(scene, tag, params['seat'] as number)
  if (SCORED.includes(tag)) return score(scene, params)
  if (DISCARDED.includes(tag)) return discard(scene, params['card'] as string)
  if (COUNTED.includes(tag)) return count(scene, params)
  return STEPS[tag]?.(scene, params, seat) ?? scene
}

const STEPS: Record<string, (scene: ClaimScene, params: Params, seat: number | null) => ClaimScene> = {
  'leader-chosen': (scene, params) => ({ ...scene, leader: params['seat'] as number }),
  'hand-dealt': (scene, params) => {
    const cards = params['cards'] as string[]
    const dealt = side(scene, params, () => ({ hand: sorted(cards) }))
    return { ...dealt, deck: scene.deck - cards.length, unseen: seen(scene, cards) }
  },
  'hand-dealt-unseen': (scene, params) => {
    const count = params['count'] as number
    return { ...side(scene, params, () => ({ handUnseen: count })), deck: scene.deck - count }
  },
  'prize-turned': (scene, params) => {
    const card = params['card'] as string
    return { ...scene, prize: card, deck: scene.deck - 1, unseen: seen(scene, [card]) }
  },
  'prize-taken': (scene, params, seat) => {
    const known = scene.cardCount || params['seat'] === seat
    return { ...side(scene, params, (before) => recruit(before, known ? params['card'] : null)), prize: null }
  },
  'follower-drawn': (scene, params) => {
    const drawn = side(scene, params, (before) => recruit(before, params['card']))
    return { ...drawn, deck: scene.deck - 1, unseen: seen(scene, [params['card'] as string]) }
  },
  'follower-drawn-unseen': (scene, params) => ({
    ...side(scene, params, (before) => recruit(before, null)),
    deck: scene.deck - 1,
  }),
  'support-begins': (scene, params) => {
    const [first, second] = scene.sides
    return { ...scene, phase: 2, leader: params['seat'] as number, sides: [rally(first), rally(second)] }
  },
  'hand-known': (scene, params) => {
    const cards = params['cards'] as string[]
    const known = side(scene, params, ({ hand, handUnseen }) => ({
      hand: sorted([...hand, ...cards]),
      handUnseen: handUnseen - cards.length,
    }))
    return { ...known, unseen: seen(scene, cards) }
  },
}

/** The scene with the side of the event's seat changed. */
function side(scene: ClaimScene, params: Params, change: (before: SideScene) => Partial<SideScene>): ClaimScene {
  const sides = scene.sides.map((each, place) => (place === params['seat'] ? { ...each, ...change(each) } : each))
  return { ...scene, sides: sides as [SideScene, SideScene] }
}

/** The card count without cards that have come to light. */
function seen(scene: ClaimScene, cards: readonly string[]): string[] | null {
  return scene.unseen && without(scene.unseen, cards)
}

function recruit(before: SideScene, card: unknown): Partial<SideScene> {
  if (card === null) return { followersUnseen: before.followersUnseen + 1 }
  return { followers: sorted([...before.followers, card as string]) }
}

/** The followers become the hand. */
function rally(before: SideScene): SideScene {
  const { followers, followersUnseen } = before
  return { ...before, hand: followers, handUnseen: followersUnseen, followers: [], followersUnseen: 0, voids: [] }
}

function play(scene: ClaimScene, tag: string, params: Params): ClaimScene {
  const card = params['card'] as string
  const known = scene.sides[params['seat'] as 0 | 1].hand.includes(card)
  const faction = (params['faction'] ?? null) as Faction | null
  const after = side(scene, params, ({ hand, handUnseen, voids }) => ({
    ...(known ? { hand: without(hand, [card]) } : { handUnseen: handUnseen - 1 }),
    voids: tag === 'card-thrown' ? FACTIONS.filter((each) => each === faction || voids.includes(each)) : voids,
  }))
  const played = { seat: params['seat'] as number, card, as: tag === 'card-copied' ? faction : null }
  return { ...after, played: [...scene.played, played], unseen: known ? scene.unseen : seen(scene, [card]) }
}

function win(scene: ClaimScene, why: string, seat: number): ClaimScene {
  const [led, second] = scene.played
  const last = led && second ? { led: led.card, second: second.card, winner: seat } : scene.last
  return { ...scene, leader: seat, won: { seat, why }, last }
}

/** A card leaves the middle; with the last one the trick is over. */
function leave(scene: ClaimScene, card: string): ClaimScene {
  const place = scene.played.findIndex((each) => each.card === card)
  const played = scene.played.filter((_, index) => index !== place)
  return { ...scene, played, won: played.length > 0 ? scene.won : null }
}

function discard(scene: ClaimScene, card: string): ClaimScene {
  return { ...leave(scene, card), discards: sorted([...scene.discards, card]) }
}

function score(scene: ClaimScene, params: Params): ClaimScene {
  const card = params['card'] as string
  const after = side(leave(scene, card), params, ({ score }) => ({ score: sorted([...score, card]) }))
  const faction = FACTIONS.find((each) => card.startsWith(each))!
  return { ...after, votes: { ...scene.votes, [faction]: (params['seat_vote'] ?? null) as number | null } }
}

/** A faction's vote is counted: the hands are empty, and what they lacked no longer matters. */
function count(scene: ClaimScene, params: Params): ClaimScene {
  const verdict = (params['seat'] ?? 'nobody') as Verdict
  const sides = scene.sides.map((each) => ({ ...each, voids: [] })) as unknown as [SideScene, SideScene]
  return { ...scene, sides, counted: { ...scene.counted, [params['faction'] as Faction]: verdict } }
}

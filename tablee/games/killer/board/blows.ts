/** The effect of a beat on each seat's lives, and its delay. */

import type { Telling } from '$web/lib/board'

export interface Blow {
  change: number
  /** From the beat's start, in milliseconds. */
  impact: number
}

const FLIES = 0.42
const LANDS = 0.6

/** By seat. Damage first flies to the seat; healing waits for its die. */
export function blowsOf(telling: Telling | null, target: number | null): ReadonlyMap<number, Blow> {
  const blows = new Map<number, Blow>()
  for (const { tag, rule, params } of telling?.events ?? []) {
    const seat = params['seat'] as number
    const hold = telling?.hold ?? 0
    if (tag === 'life-rolled') blows.set(seat, { change: 0, impact: LANDS * hold })
    if (tag === 'life-lost')
      blows.set(seat, { change: -(params['damage'] as number), impact: seat === target ? FLIES * hold : 0.1 * hold })
    if (tag === 'life-gained')
      blows.set(seat, { change: params['gain'] as number, impact: rule === 'D-1.3' ? LANDS * hold : 0 })
  }
  return blows
}

/** Dice of this beat that the scene does not keep: rolls for lives, and the healing die. */
export function passing(telling: Telling | null): readonly number[] {
  for (const { tag, rule, params } of telling?.events ?? []) {
    if (tag === 'life-rolled') return params['faces'] as number[]
    if (tag === 'life-gained' && rule === 'D-1.3') return [params['gain'] as number]
  }
  return []
}

/** What a score has brought, once it is shown: one of the three chances, and the lives if any. */
export interface Outcome {
  kind: 'sword' | 'heart' | 'drop'
  text: string
}

/** Null if this beat tells no outcome. Damage of an attack is not the outcome of a score. */
export function outcomeOf(telling: Telling | null): Outcome | null {
  for (const { tag, rule, params } of telling?.events ?? []) {
    if (tag === 'attack-won') return { kind: 'sword', text: '' }
    if (tag === 'mark-hit') return { kind: 'heart', text: '' }
    if (tag === 'life-gained' && rule === 'D-1.3') return { kind: 'heart', text: `+${params['gain']}` }
    if (tag === 'life-lost') return { kind: 'drop', text: `−${params['damage']}` }
  }
  return null
}

export function tells(telling: Telling | null, ...tags: string[]): boolean {
  return telling?.events.some((event) => tags.includes(event.tag)) ?? false
}

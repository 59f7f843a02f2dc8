import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WireBeat, WireEvent } from '../wire'
import type { SceneModule } from './board'
import { Teller } from './teller.svelte'

/** A test game: each event adds a number. */
const counting: SceneModule<number, number> = {
  sceneOf: (view) => view,
  step: (scene, event) => scene + (event.params['by'] as number),
}

let factor = 1
function teller(): Teller {
  const made = new Teller(() => factor)
  made.use(counting as SceneModule, 0)
  made.show(0, [])
  return made
}

beforeEach(() => {
  factor = 1
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('much is waiting', () => {
  /** A turn: two rolls that can be left out, 1 and 2, and their result, 3, which sums them up in haste. */
  const told = (by: number, seat: number, brief: number): [WireEvent, WireBeat] => [
    { tag: 'added', rule: '', params: { by, seat } },
    { hold: 1000, events: [], brief },
  ]
  const turn = (seat: number, last = seat) => [told(1, seat, 0), told(2, seat, 0), told(3, last, 700)]
  const append = (it: Teller, ...news: [WireEvent, WireBeat][]): void =>
    it.append(
      news.map(([each]) => each),
      news.map(([, each], place) => ({ ...each, events: [place] })),
      news.reduce((sum, [each]) => sum + (each.params['by'] as number), it.scene as number),
    )
  const turns = (count: number): [WireEvent, WireBeat][] => Array.from({ length: count }, () => turn(3)).flat()
  /** What each beat shows, and for how long. */
  const shown = (it: Teller): string[] => {
    const found: string[] = []
    let key: number | undefined
    for (; it.busy; vi.advanceTimersByTime(10)) {
      const { telling } = it
      if (telling && telling.key !== key)
        found.push(`${telling.events[0]?.params['by']} ${telling.hold}${telling.summed ? ' summed' : ''}`)
      key = telling?.key
    }
    return found
  }
  const full = ['1 1000', '2 1000', '3 1000']

  it('so others’ turns are summed up, and the last one is shown in full', () => {
    const it = teller()
    append(it, ...turns(8))
    expect(shown(it)).toEqual([...Array.from({ length: 7 }, () => '3 700 summed'), ...full])
    expect([it.settled, it.story.length, it.heard.length]).toEqual([48, 24, 24])
  })
  it('but what concerns the viewer, even at its end, is shown from its beginning', () => {
    const it = teller()
    append(it, ...turn(0), ...turn(3, 0), ...turns(7))
    expect(shown(it).slice(0, 7)).toEqual([...full, ...full, '3 700 summed'])
  })
  it('but a turn that began in full ends in full, whatever comes in meanwhile', () => {
    const it = teller()
    append(it, ...turns(1).slice(0, 1))
    append(it, ...turns(1).slice(1), ...turns(8))
    expect(shown(it).slice(0, 4)).toEqual([...full, '3 700 summed'])
  })
  it('but three or four turns are shown in full, and so is what is told again', () => {
    const it = teller()
    append(it, ...turns(4))
    expect(shown(it).length).toBe(12)
    it.mark()
    append(it, ...turns(8))
    expect(shown(it).length).toBe(10)
    it.again()
    expect(shown(it).length).toBe(24)
  })
  it('so the turns are told at the player’s pace', () => {
    factor = 2
    const it = teller()
    append(it, ...turns(8))
    expect(it.telling?.hold).toBe(1400)
  })
})

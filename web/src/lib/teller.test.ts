import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WireBeat, WireEvent } from '../wire'
import type { SceneModule } from './board'
import { Teller } from './teller.svelte'

/** A test game: each event adds a number. */
const counting: SceneModule<number, number> = {
  sceneOf: (view) => view,
  step: (scene, event) => scene + (event.params['by'] as number),
}
const event = (by: number): WireEvent => ({ tag: 'added', rule: '', params: { by } })
const beat = (hold: number, ...events: number[]): WireBeat => ({ hold, events })

let factor = 1
let told: number
function teller(view = 0): Teller {
  told = 0
  const made = new Teller(
    () => factor,
    () => (told += 1),
  )
  made.use(counting as SceneModule, 0)
  made.show(view, [])
  return made
}

beforeEach(() => {
  factor = 1
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a telling', () => {
  it('holds beat after beat, and opens when all is told', () => {
    const it = teller()
    it.append([event(1), event(2), event(3)], [beat(500, 0, 1), beat(300, 2)], 6)
    expect([it.scene, it.settled, it.telling?.hold, it.story.length]).toEqual([3, null, 500, 2])
    vi.advanceTimersByTime(499)
    expect(it.scene).toBe(3)
    vi.advanceTimersByTime(1)
    expect([it.scene, it.telling?.events.length]).toEqual([6, 1])
    vi.advanceTimersByTime(300)
    expect([it.scene, it.settled, it.telling, it.busy]).toEqual([6, 6, null, false])
  })
  it('has a key of its own for every beat', () => {
    const it = teller()
    it.append([event(1), event(2)], [], 3)
    const first = it.telling?.key
    vi.advanceTimersByTime(700)
    expect(it.telling?.key).not.toBe(first)
  })
  it('goes on where more is appended in its middle', () => {
    const it = teller()
    it.append([event(1), event(2)], [beat(400, 0), beat(400, 1)], 3)
    vi.advanceTimersByTime(200)
    it.append([event(4)], [beat(400, 0)], 7)
    expect(it.scene).toBe(1)
    vi.advanceTimersByTime(200)
    expect(it.scene).toBe(3)
    vi.advanceTimersByTime(400)
    expect([it.scene, it.busy]).toEqual([7, true])
    vi.advanceTimersByTime(400)
    expect([it.settled, it.story.map((each) => each.params['by'])]).toEqual([7, [1, 2, 4]])
  })
  it('keeps the story in the order in which the events happened, whatever the order of the beats', () => {
    const it = teller()
    const story = () => it.story.map((each) => each.params['by'])
    it.append([event(9)], [], 9)
    it.append([event(1), event(2), event(3), event(4)], [beat(400, 0, 2), beat(400, 3), beat(400, 1)], 19)
    vi.advanceTimersByTime(700)
    expect(story()).toEqual([9, 1, 3])
    it.append([event(5), event(6)], [beat(400, 1), beat(400, 0)], 30)
    vi.advanceTimersByTime(800)
    expect(story()).toEqual([9, 1, 2, 3, 4])
    it.skip()
    expect(story()).toEqual([9, 1, 2, 3, 4, 5, 6])
  })
  it('is not disturbed by an update without events, as when a spectator comes', () => {
    const it = teller()
    it.append([event(1), event(2)], [beat(400, 0), beat(400, 1)], 3)
    const telling = it.telling
    it.append([], [], 3)
    expect([it.telling, it.scene, it.settled]).toEqual([telling, 1, null])
    vi.advanceTimersByTime(800)
    expect(it.settled).toBe(3)
  })
  it('takes over a view that comes without events when nothing is told', () => {
    const it = teller()
    it.append([], [], 5)
    expect([it.scene, it.settled]).toEqual([5, 5])
  })
  it('ends when it is skipped, and leaves nothing out of the story', () => {
    const it = teller()
    it.append([event(1), event(2), event(3)], [], 6)
    it.skip()
    expect([it.scene, it.settled, it.telling, it.story.length, it.heard.length]).toEqual([6, 6, null, 3, 3])
    vi.advanceTimersByTime(5000)
    expect(it.story.length).toBe(3)
  })
  it('takes no time at pace none, and every beat is heard', () => {
    factor = 0
    const it = teller()
    it.append([event(1), event(2)], [], 3)
    expect([it.settled, it.telling, it.heard.length]).toEqual([3, null, 2])
  })
  it('gives way to the view where a scene cannot follow', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const it = new Teller(() => 1)
    it.use({ ...counting, step: () => expect.unreachable() } as unknown as SceneModule, null)
    it.show(0, [])
    it.append([event(1), event(2)], [], 3)
    expect([it.settled, complaint.mock.calls.length]).toEqual([3, 1])
    complaint.mockRestore()
  })
})

describe('what was told', () => {
  it('is told once more since my last choice, and then the table is as before', () => {
    const it = teller()
    it.append([event(1)], [], 1)
    vi.advanceTimersByTime(700)
    it.mark()
    expect(it.remembers).toBe(false)
    it.append([event(2), event(3)], [], 6)
    vi.advanceTimersByTime(1400)
    it.again()
    expect([it.scene, it.settled]).toEqual([3, null])
    vi.advanceTimersByTime(1400)
    expect([it.scene, it.settled, it.story.length]).toEqual([6, 6, 3])
    it.again()
    expect(it.scene).toBe(3)
  })
  it('comes after what is told again', () => {
    const it = teller()
    it.append([event(1)], [], 1)
    vi.advanceTimersByTime(700)
    it.again()
    it.append([event(2)], [], 3)
    vi.advanceTimersByTime(700)
    expect(it.scene).toBe(3)
    vi.advanceTimersByTime(700)
    expect([it.settled, it.story.length]).toEqual([3, 2])
  })
  it('is gone after an undo, which sets the table at once', () => {
    const it = teller()
    it.append([event(1), event(2)], [], 3)
    it.show(0, [])
    expect([it.scene, it.settled, it.telling, it.story]).toEqual([0, 0, null, []])
    vi.advanceTimersByTime(5000)
    expect(it.scene).toBe(0)
  })
})

describe('nobody looks', () => {
  it('nothing moves, and then only the last turn is told', () => {
    const it = teller()
    it.pause()
    const many = Array.from({ length: 40 }, () => event(1))
    it.append(many, [], 40)
    vi.advanceTimersByTime(60_000)
    expect([it.scene, it.busy]).toEqual([0, true])
    it.resume()
    expect(it.scene).toBe(24)
    expect(it.story.length).toBe(24)
    vi.advanceTimersByTime(12_000)
    expect([it.settled, it.story.length]).toEqual([40, 40])
  })
  it('a pause in mid-telling loses nothing', () => {
    const it = teller()
    it.append([event(1), event(2)], [], 3)
    it.pause()
    vi.advanceTimersByTime(5000)
    expect(it.scene).toBe(1)
    it.resume()
    expect(it.scene).toBe(3)
    vi.advanceTimersByTime(700)
    expect(it.settled).toBe(3)
  })
})

describe('a viewer', () => {
  it('hears only of what is near', () => {
    const it = new Teller(() => 1)
    it.use({ ...counting, near: (_, each) => each.params['by'] === 1 } as SceneModule, 0)
    it.show(0, [])
    it.append([event(1), event(2)], [beat(300, 0, 1)], 3)
    expect([it.scene, it.heard[0]?.events.length, it.story.length]).toEqual([3, 1, 2])
  })
  it('sums up a beat of which nothing concerns the viewer', () => {
    const it = teller()
    it.use({ ...counting, near: () => false, gist: (events) => `sum-${events.length}` } as SceneModule, 0)
    it.append([event(1), event(2)], [beat(400, 0, 1)], 3)
    expect(it.heard.map((each) => [each.events.length, each.gist])).toEqual([[0, 'sum-2']])
  })
  it('reads what dice show when they have landed, and never later than the next beat', () => {
    const it = new Teller(() => factor)
    it.use({ ...counting, lands: (each) => each.params['by'] === 2 } as SceneModule, 0)
    it.show(0, [])
    it.append([event(1), event(2), event(3), event(4)], [beat(1000, 0, 1, 2), beat(1000, 3)], 10)
    const said = (): unknown[] => it.heard.map((each) => each.events.map((every) => every.params['by']))
    expect([it.scene, it.story.length, said()]).toEqual([6, 1, [[1]]])
    vi.advanceTimersByTime(640)
    expect(it.story.length).toBe(1)
    vi.advanceTimersByTime(20)
    expect([it.story.length, said()]).toEqual([3, [[1], [2, 3]]])
    vi.advanceTimersByTime(340)
    expect(said()).toEqual([[1], [2, 3], [4]])
    expect(new Set(it.heard.map((each) => each.key)).size).toBe(3)
  })
  it('misses nothing of a roll that is skipped, put off or not held at all', () => {
    const rolling = (): Teller => {
      const it = new Teller(() => factor)
      it.use({ ...counting, lands: () => true } as SceneModule, 0)
      it.show(0, [])
      it.append([event(1), event(2)], [beat(1000, 0), beat(1000, 1)], 3)
      return it
    }
    const story = (it: Teller): unknown[] => it.story.map((each) => each.params['by'])
    const skipped = rolling()
    expect(story(skipped)).toEqual([])
    skipped.skip()
    expect(story(skipped)).toEqual([1, 2])
    const paused = rolling()
    paused.pause()
    vi.advanceTimersByTime(5000)
    expect(story(paused)).toEqual([])
    paused.resume()
    expect(story(paused)).toEqual([1])
    vi.advanceTimersByTime(1000)
    expect(story(paused)).toEqual([1, 2])
    factor = 0
    expect(story(rolling())).toEqual([1, 2])
  })
  it('is told by what is left: with little time, faster', () => {
    const it = new Teller((left) => Math.min(1, 300 / left))
    it.use(counting as SceneModule, 0)
    it.show(0, [])
    it.append([event(1), event(2), event(3)], [beat(500, 0), beat(500, 1), beat(500, 2)], 6)
    expect(it.telling?.hold).toBe(100)
  })
})

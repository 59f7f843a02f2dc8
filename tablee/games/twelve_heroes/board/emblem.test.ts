import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import Emblem, { PORTRAITS } from './Emblem.svelte'

const sets = import.meta.glob<string>('../heroes/sets/*.toml', { query: '?raw', import: 'default', eager: true })
const heroes = Object.values(sets).flatMap((set) =>
  [...set.matchAll(/^id = "(.+)"[^]*?^faction = "(.+)"/gm)].map(([, id = '', faction = '']) => ({ id, faction })),
)
const drawn = (id: string, faction = 'humans'): string =>
  render(Emblem, { props: { id, faction, name: 'Old Ida' } }).body

describe('the picture of a hero', () => {
  test('every set of ours is read', () => {
    expect(Object.keys(sets).length).toBeGreaterThan(1)
    expect(heroes.length).toBeGreaterThan(50)
  })

  test.each(heroes)('$id has a portrait', ({ id, faction }) => {
    expect(drawn(id, faction)).not.toContain('<text')
  })

  test('no portrait is left over', () => {
    expect(PORTRAITS.filter((id) => !heroes.some((hero) => hero.id === id))).toEqual([])
  })

  test('the two golems look alike', () => {
    const paths = (id: string): string[] => drawn(id).match(/ d="[^"]+"/g) ?? []
    expect(paths('golem-popular')).toEqual(paths('golem'))
  })

  test("a hero of somebody's own set shows its letters", () => {
    expect(drawn('ida')).toMatch(/<text[^>]*>OI</)
  })
})

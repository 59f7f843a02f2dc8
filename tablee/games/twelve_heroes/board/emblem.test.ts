import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import Emblem, { PORTRAITS } from './Emblem.svelte'
import { SHIPPED } from './shipped'

const drawn = (id: string, faction = 'humans'): string =>
  render(Emblem, { props: { id, faction, name: 'Old Ida' } }).body

describe('the picture of a hero', () => {
  test('the shipped heroes are read from their sets', () => {
    expect(SHIPPED).toMatchObject({ golem: 'mechanical', treant: 'elves', empress: 'humans', dragon: 'orcs' })
    expect(Object.keys(SHIPPED).length).toBeGreaterThanOrEqual(28)
  })

  test.each(Object.entries(SHIPPED))('%s has a portrait', (id, faction) => {
    expect(drawn(id, faction)).not.toContain('<text')
  })

  test('no portrait is left over', () => {
    expect(PORTRAITS.filter((id) => !(id in SHIPPED))).toEqual([])
  })

  test('the two golems look alike', () => {
    const paths = (id: string): string[] => drawn(id).match(/ d="[^"]+"/g) ?? []
    expect(paths('golem-popular')).toEqual(paths('golem'))
  })

  test("a hero of somebody's own set shows its letters", () => {
    expect(drawn('ida')).toMatch(/<text[^>]*>OI</)
  })
})

import { describe, expect, it } from 'vitest'
import { layoutOf, placed, visibleWidth } from './fan'

describe('a fan', () => {
  it('lays thirteen cards out on a phone, 46 pixels of each in sight', () => {
    const { places, width, height } = layoutOf(13, 344, 112, 46, 0.7)
    const rows = [places.slice(0, 7), places.slice(7)]
    for (const each of rows)
      for (let place = 1; place < each.length; place++)
        expect(each[place]!.x - each[place - 1]!.x).toBeGreaterThanOrEqual(46)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(344.01)
      expect(y + height).toBeLessThanOrEqual(112.01)
    }
  })
  it('makes the cards of two rows smaller where too little of each would be seen', () => {
    const { places, height } = layoutOf(13, 380, 330, 46, 0.7)
    expect(places[1]!.x - places[0]!.x).toBeGreaterThanOrEqual(46)
    expect(places[7]!.y - places[0]!.y).toBeGreaterThanOrEqual(height)
    expect(places[7]!.y + height).toBeLessThanOrEqual(330.01)
  })
  it('keeps five cards in one row', () => {
    const { places } = layoutOf(5, 344, 112, 46, 0.7)
    expect(new Set(places.map(({ y }) => y)).size).toBe(1)
  })
  it('knows how much of each card no other one covers', () => {
    const layout = layoutOf(13, 344, 112, 46, 0.7)
    const strip = layout.places[1]!.x - layout.places[0]!.x
    expect(visibleWidth(layout, 0)).toBeCloseTo(strip)
    for (const last of [6, 12]) expect(visibleWidth(layout, last)).toBe(layout.width)
    const loose = layoutOf(2, 800, 100, 46, 0.7)
    expect(visibleWidth(loose, 0)).toBe(loose.width)
  })
  it('draws few cards side by side and in the middle', () => {
    const { places, width } = layoutOf(2, 800, 100, 46, 0.7)
    expect(places[1]!.x - places[0]!.x).toBeGreaterThan(width)
    expect(places[0]!.x).toBeCloseTo(800 - places[1]!.x - width)
  })
  it('draws nothing for an empty hand', () => {
    expect(layoutOf(0, 344, 112, 46, 0.7).places).toEqual([])
  })
})

describe('places', () => {
  it('stay when a card leaves', () => {
    expect(placed(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c'])
  })
  it('are taken by cards that come, the free ones first', () => {
    expect(placed(['a', null, 'c'], ['a', 'c', 'd', 'e'])).toEqual(['a', 'd', 'c', 'e'])
  })
  it('begin anew with a new hand', () => {
    expect(placed(['a', null, 'c'], ['x', 'y'])).toEqual(['x', 'y'])
    expect(placed([], ['x', 'y'])).toEqual(['x', 'y'])
  })
})

import { expect, test } from 'vitest'
import { keyed, rekeyed, sorted, without } from './cards'

const keys = (cards: readonly { key: string }[]) => cards.map(({ key }) => key)

test('of equal cards the one that was picked leaves the hand', () => {
  const before = keys(keyed(['goblin-0', 'goblin-0', 'goblin-0', 'dwarf-1']))
  expect(keys(rekeyed(before, ['goblin-0', 'goblin-0', 'dwarf-1'], 'goblin-0#1'))).toEqual([
    'goblin-0#0',
    'goblin-0#2',
    'dwarf-1#0',
  ])
})

test('a new hand has keys of its own', () => {
  expect(keys(rekeyed(['dwarf-1#0'], ['goblin-0', 'goblin-0', 'dwarf-1'], null))).toEqual([
    'goblin-0#0',
    'goblin-0#1',
    'dwarf-1#0',
  ])
})

test('cards are taken once for each time they are named, and sorted as views list them', () => {
  expect(without(['goblin-0', 'goblin-0', 'dwarf-1'], ['goblin-0'])).toEqual(['goblin-0', 'dwarf-1'])
  expect(sorted(['knight-2', 'goblin-9', 'undead-0', 'goblin-0'])).toEqual([
    'goblin-0',
    'goblin-9',
    'undead-0',
    'knight-2',
  ])
})

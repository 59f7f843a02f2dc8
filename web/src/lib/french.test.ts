import { expect, test } from 'vitest'
import { bound, de } from './french'

test.each([
  ['Boris', 'de Boris'],
  ['Ada', 'd’Ada'],
  ['Élise', 'd’Élise'],
  ['Hélène', 'd’Hélène'],
  ['Hans', 'de Hans'],
  ['Yves', 'd’Yves'],
  ['Yara', 'de Yara'],
  ['le campement', 'du campement'],
  ['les mines', 'des mines'],
])('“de” before %s is written %s', (name, written) => {
  expect(de(name)).toBe(written)
})

test('no line begins with a colon or ends with an opening quote', () => {
  expect(bound('Il dit : « oui » !')).toBe('Il dit\u00a0: «\u00a0oui\u00a0»\u00a0!')
})

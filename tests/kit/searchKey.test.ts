import { expect, test } from 'vitest'
import { searchKey, searchWords } from '../../src/kit/searchKey'

test.each([
  ['Åsa Öst', 'asa ost'],
  ['  Straße\t7 ', 'strasse 7'],
  ['ŁÓDŹ', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Ｆｕｌｌ ﬁ', 'full fi'],
  ['Ελλάδα', 'ελλαδα'],
  ['100% a_b', '100% a_b'],
  ['a\0b', 'ab'],
  ['', ''],
])('%s is searched as %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
  expect(searchKey(key)).toBe(key)
})

test('several texts make one key', () => {
  expect(searchKey('Zoë', null, 'zoe@x.example', undefined)).toBe('zoe zoe@x.example')
})

test('words are found in any order, each once', () => {
  expect(searchWords(' Brandt zoë  BRANDT ')).toEqual(['brandt', 'zoe'])
  expect(searchWords(' ')).toEqual([])
})

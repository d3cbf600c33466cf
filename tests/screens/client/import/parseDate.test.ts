import { expect, test } from 'vitest'
import { parseDate } from '../../../../src/screens/client/import/parseDate'

const now = new Date('2026-11-28T12:00:00Z')

test.each([
  ['31.12.99', 'de', '1999-12-31'],
  ['12/31/99', 'en', '1999-12-31'],
  ['1.2.37', 'de', '1937-02-01'],
  ['1.2.36', 'de', '2036-02-01'],
  ['1.2.26', 'de', '2026-02-01'],
  ['1.2.2099', 'de', '2099-02-01'],
  ['31.2.99', 'de', null],
])('%s in %s is %s', (text, language, day) => {
  expect(parseDate(text, language, now)).toBe(day)
})

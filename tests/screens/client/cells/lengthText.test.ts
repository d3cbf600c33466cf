import { expect, test } from 'vitest'
import { createTranslate } from '../../../../src/browser/text/createTranslate'
import type { Format, Say } from '../../../../src/screens/client/cells/useSay'
import { lengthText } from '../../../../src/screens/client/cells/lengthText'
import de from '../../../../generated/assets/i18n/de/screens.json'
import en from '../../../../generated/assets/i18n/en/screens.json'

const hour = 3_600_000
const words = { en, de }

function speakerOf(language: 'en' | 'de') {
  const t = createTranslate(language, words[language]) as (key: string, params: object) => string
  const count = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  const say: Say = (key, params = {}) =>
    t(key, { ...params, replace: { count: params['shownCount'] ?? params['count'] } })
  return { say, format: { count } as Format }
}

test.each<{ language?: 'en' | 'de'; ms: number; says: string }>([
  { ms: 31.4 * hour, says: '31.4 hours' },
  { ms: hour, says: '1 hour' },
  { ms: 12 * 60_000, says: '12 minutes' },
  { ms: 60_000, says: '1 minute' },
  { ms: 4000, says: '4 seconds' },
  { ms: 0, says: '0 seconds' },
  { language: 'de', ms: 31.4 * hour, says: '31,4 Stunden' },
])('$ms ms read “$says”', ({ ms, says, language = 'en' }) => {
  expect(lengthText(speakerOf(language), ms)).toBe(says)
})

import { expect, test } from 'vitest'
import { createTranslate } from '../../../../src/browser/text/createTranslate'
import { countText } from '../../../../src/features/footage/client/countText'
import de from '../../../../generated/assets/i18n/de/footage.json'
import en from '../../../../generated/assets/i18n/en/footage.json'

const hour = 3_600_000
const english = createTranslate('en', en)
const german = createTranslate('de', de)
const format =
  (language: string) =>
  (count: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(count)
const query = { search: '', sort: 'newest', view: 'grid', isTrash: false } as const

test.each([
  { total: 248, totalDurationMs: 31.4 * hour, says: '248 clips, 31.4 hours' },
  { total: 1, totalDurationMs: hour, says: '1 clip, 1 hour' },
  { total: 12_480, totalDurationMs: 3000 * hour, says: '12,480 clips, 3,000 hours' },
  { total: 3, totalDurationMs: 12 * 60_000, says: '3 clips, 12 minutes' },
  { total: 1, totalDurationMs: 4000, says: '1 clip, 4 seconds' },
  { total: 0, totalDurationMs: 0, says: 'No clips yet' },
  { total: 16, totalDurationMs: hour, query: { ...query, search: 'lens' }, says: '16 clips found' },
  {
    total: 2,
    totalDurationMs: hour,
    query: { ...query, isTrash: true },
    says: '2 clips in the trash',
  },
  {
    total: 0,
    totalDurationMs: 0,
    query: { ...query, isTrash: true },
    says: 'Clips stay here for 30 days.',
  },
  { total: 0, totalDurationMs: 0, state: 'loading' as const, says: 'Loading clips' },
])('$total clips of $totalDurationMs ms read "$says"', ({ says, ...counted }) => {
  expect(countText(english, format('en'), { query, state: 'ready', ...counted })).toBe(says)
})

test('the line is German for a German reader', () => {
  const counted = { query, state: 'ready', total: 248, totalDurationMs: 31.4 * hour } as const
  expect(countText(german, format('de'), counted)).toBe('248 Clips, 31,4 Stunden')
})

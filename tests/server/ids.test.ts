import { expect, test } from 'vitest'
import { createIds } from '../../src/server/ids'

const now = new Date('2026-03-01T09:00:00Z')

test('ids are ULIDs of their moment, and none comes twice, however many are drawn', () => {
  const newId = createIds(() => now)
  const ids = Array.from({ length: 20_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.map((id) => id.slice(0, 10)))).toEqual(new Set(['01KJMA0FM0']))
  for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
})

test('each of their letters is drawn as often as each other', () => {
  const newId = createIds(() => now)
  const counts = new Map<string, number>()
  for (let drawn = 0; drawn < 4_000; drawn += 1)
    for (const letter of newId().slice(10)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(32)
  // 2,000 are expected of each; a hundred and fifty is more than three times the usual deviation.
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(250)
})

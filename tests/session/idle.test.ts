import { describe, expect, test } from 'vitest'
import { activeSecondsAgo, judgeIdleness, type Idleness } from '../../src/session/idle'

const limitMs = 30 * 60_000
const seconds = (count: number) => count * 1000
const afterQuiet = (quietMs: number) => judgeIdleness({ activeAt: 0, now: quietMs, limitMs })
const warning = (left: number): Idleness => ({ kind: 'warning', seconds: left })

describe('spec §4, §9: how close the idle end of a limit of 30 minutes is', () => {
  test.each<{ quiet: string; ms: number; is: Idleness }>([
    { quiet: 'nothing', ms: 0, is: { kind: 'active' } },
    { quiet: '28:59', ms: seconds(28 * 60 + 59), is: { kind: 'active' } },
    { quiet: '28:59.999', ms: seconds(29 * 60) - 1, is: { kind: 'active' } },
    { quiet: '29:00', ms: seconds(29 * 60), is: warning(60) },
    { quiet: '29:00.001', ms: seconds(29 * 60) + 1, is: warning(60) },
    { quiet: '29:01', ms: seconds(29 * 60 + 1), is: warning(59) },
    { quiet: '29:59', ms: seconds(29 * 60 + 59), is: warning(1) },
    { quiet: '29:59.999', ms: limitMs - 1, is: warning(1) },
    { quiet: '30:00', ms: limitMs, is: { kind: 'over' } },
    { quiet: 'three hours', ms: seconds(3 * 3600), is: { kind: 'over' } },
  ])('case 32: after $quiet of quiet', ({ ms, is }) => {
    expect(afterQuiet(ms)).toEqual(is)
  })

  test('case 31: activity in the future was now', () => {
    const tomorrow = 86_400_000
    expect(judgeIdleness({ activeAt: tomorrow, now: 0, limitMs })).toEqual({ kind: 'active' })
    expect(activeSecondsAgo({ activeAt: tomorrow, now: 0 })).toBe(0)
  })
})

test.each([
  { ms: 0, reported: 0 },
  { ms: 999, reported: 0 },
  { ms: 1000, reported: 1 },
  { ms: limitMs, reported: 1800 },
])('the server is told whole seconds: $ms ms are $told', ({ ms, reported }) => {
  expect(activeSecondsAgo({ activeAt: 0, now: ms })).toBe(reported)
})

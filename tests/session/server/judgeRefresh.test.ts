import { expect, test } from 'vitest'
import { judgeRefresh, type RefreshVerdict } from '../../../src/session/server/judgeRefresh'

const start = new Date('2026-03-01T09:00:00Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)

interface Case {
  readonly when: string
  readonly generation?: number
  readonly seen?: number
  readonly token?: number
  readonly usedSecondsAgo?: number
  readonly isBound?: false
  readonly isUserActive?: false
  readonly silentMinutes?: number
  readonly ageHours?: number
  readonly endReason?: string
  readonly verdict: RefreshVerdict
}

test.each<Case>([
  { when: 'the current token is presented', token: 5, verdict: 'rotate' },
  {
    when: 'the parent is presented again within 30 s',
    token: 4,
    usedSecondsAgo: 30,
    verdict: 'repeat',
  },
  {
    when: 'within 30 s although the successor was seen',
    token: 4,
    usedSecondsAgo: 5,
    seen: 5,
    verdict: 'repeat',
  },
  {
    when: 'after 30 s and the successor was never seen',
    token: 4,
    usedSecondsAgo: 120,
    seen: 4,
    verdict: 'repeat',
  },
  {
    when: 'after 30 s and the successor was seen',
    token: 4,
    usedSecondsAgo: 31,
    seen: 5,
    verdict: 'reuse',
  },
  {
    when: 'within 30 s of a use that a clock set back has yet to reach, although the successor was seen',
    token: 4,
    usedSecondsAgo: -30,
    seen: 5,
    verdict: 'repeat',
  },
  {
    when: 'an hour before its use, by a clock set back, and the successor was never seen',
    token: 4,
    usedSecondsAgo: -3600,
    seen: 4,
    verdict: 'repeat',
  },
  {
    when: 'an hour before its use, by a clock set back, and the successor was seen',
    token: 4,
    usedSecondsAgo: -3600,
    seen: 5,
    verdict: 'reuse',
  },
  {
    when: 'the grandparent is presented within 30 s',
    token: 3,
    usedSecondsAgo: 2,
    verdict: 'reuse',
  },
  {
    when: 'the grandparent is presented although nothing was seen',
    token: 3,
    usedSecondsAgo: 2,
    seen: -1,
    verdict: 'reuse',
  },
  { when: 'the cookie is missing', token: 5, isBound: false, verdict: 'unbound' },
  { when: 'the user was made inactive', token: 5, isUserActive: false, verdict: 'inactive' },
  { when: 'the person was silent for the limit', token: 5, silentMinutes: 30, verdict: 'rotate' },
  { when: 'the person was silent for longer', token: 5, silentMinutes: 31, verdict: 'idle' },
  { when: 'the session is 24 hours old', token: 5, ageHours: 24, verdict: 'rotate' },
  { when: 'the session is older than 24 hours', token: 5, ageHours: 24.01, verdict: 'expired' },
  { when: 'somebody signed out', token: 5, endReason: 'signOut', verdict: 'ended' },
  { when: 'the session ended by idleness before', token: 5, endReason: 'idle', verdict: 'idle' },
  { when: 'the session ended by reuse before', token: 5, endReason: 'reuse', verdict: 'ended' },
])('a refresh when $when is: $verdict', (given) => {
  const now = at(0)
  const verdict = judgeRefresh(
    {
      generation: given.generation ?? 5,
      seenGeneration: given.seen ?? 4,
      lastActiveAt: at(-(given.silentMinutes ?? 0) * 60),
      expiresAt: at((24 - (given.ageHours ?? 1)) * 3600),
      endReason: given.endReason ?? null,
    },
    {
      generation: given.token ?? 5,
      usedAt: given.usedSecondsAgo === undefined ? null : at(-given.usedSecondsAgo),
    },
    {
      now,
      idleLimitMs: 30 * 60_000,
      isBound: given.isBound ?? true,
      isUserActive: given.isUserActive ?? true,
    },
  )
  expect(verdict).toBe(given.verdict)
})

import { describe, expect, test } from 'vitest'
import { createSignInLimits } from '../../../src/session/server/signInLimits'

const start = new Date('2026-03-01T09:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
/** Each from an address of its own, as somebody with many machines guesses. */
const guess = (limits: ReturnType<typeof createSignInLimits>, times: number, name = 'kari') => {
  for (let n = 0; n < times; n += 1)
    limits.begin({ userName: name }, `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, start)
}

describe('a person who is guessed at from everywhere', () => {
  test.each([
    { failures: 0, delayMs: 0 },
    { failures: 5, delayMs: 0 },
    { failures: 6, delayMs: 200 },
    { failures: 10, delayMs: 1000 },
    { failures: 15, delayMs: 2000 },
    { failures: 1000, delayMs: 2000 },
  ])('is answered $delayMs ms later after $failures failures, and never shut out', (row) => {
    const limits = createSignInLimits()
    guess(limits, row.failures)
    expect(limits.begin({ userName: 'kari' }, '192.0.2.7', start)).toMatchObject({
      refusal: undefined,
      delayMs: row.delayMs,
    })
  })

  test('is answered at once again five minutes later', () => {
    const limits = createSignInLimits()
    guess(limits, 50)
    expect(limits.begin({ userName: 'kari' }, '192.0.2.7', after(300))).toMatchObject({
      delayMs: 0,
    })
  })

  test('by whatever spelling of the name', () => {
    const limits = createSignInLimits()
    guess(limits, 6, ' KARI ')
    expect(limits.begin({ userName: 'kari' }, '192.0.2.7', start).delayMs).toBe(200)
  })

  test('takes nobody else along', () => {
    const limits = createSignInLimits()
    guess(limits, 1000)
    expect(limits.begin({ userName: 'ola' }, '192.0.2.7', start)).toMatchObject({ delayMs: 0 })
  })
})

test('an attempt takes itself back, and no other', () => {
  const limits = createSignInLimits()
  for (let n = 0; n < 4; n += 1) limits.begin({ userName: 'kari' }, '192.0.2.7', start)
  limits.begin({ userName: 'kari' }, '192.0.2.7', start).takeBack()
  expect(limits.begin({ userName: 'kari' }, '192.0.2.7', start).refusal).toBeUndefined()
  expect(limits.begin({ userName: 'kari' }, '192.0.2.7', start).refusal?.retryAfterSeconds).toBe(
    300,
  )
})

test.each([
  { what: 'five guesses at one person', names: 1, guesses: 5 },
  { what: 'thirty at whomever', names: 30, guesses: 30 },
])('$what are as many from every address of one IPv6 network', ({ names, guesses }) => {
  const limits = createSignInLimits()
  for (let n = 0; n < guesses; n += 1)
    limits.begin({ userName: `name ${n % names}` }, `2001:db8:1:2::${(n + 1).toString(16)}`, start)
  expect(
    limits.begin({ userName: 'name 0' }, '2001:db8:1:2:ffff::1', start).refusal?.retryAfterSeconds,
  ).toBe(300)
  expect(limits.begin({ userName: 'name 0' }, '2001:db8:1:3::1', start).refusal).toBeUndefined()
})

test('of what is refused the first in five minutes is told apart, for each person and each address', () => {
  const limits = createSignInLimits()
  const refusedFirst = (name: string, ip: string, at = start) =>
    limits.begin({ userName: name }, ip, at).refusal?.isFirst
  for (let n = 0; n < 5; n += 1)
    for (const name of ['kari', 'ola']) limits.begin({ userName: name }, '192.0.2.7', after(n * 60))
  expect([1, 2, 3].map(() => refusedFirst('kari', '192.0.2.7', after(240)))).toEqual([
    true,
    false,
    false,
  ])
  expect(refusedFirst('ola', '192.0.2.7', after(240))).toBe(true)
  for (let n = 0; n < 5; n += 1) limits.begin({ userName: 'kari' }, '192.0.2.7', after(540))
  expect(refusedFirst('kari', '192.0.2.7', after(540))).toBe(true)
})

import { expect, test } from 'vitest'
import { createPasswords } from '../../../src/session/server/passwords'
import { aMember, aUser, freshApp } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const attempt = (username: string, password: string, remoteAddress: string, to = app) =>
  to.server.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'web',
      username,
      password,
    }).toString(),
  })

/** Whoever is told to come back comes back: a full queue is no answer. */
async function attemptUntilJudged(
  ...given: Parameters<typeof attempt>
): Promise<Awaited<ReturnType<typeof attempt>>> {
  const answer = await attempt(...given)
  return answer.statusCode === 503 ? attemptUntilJudged(...given) : answer
}

test('a thousand guesses from two hundred addresses never keep the person out', async () => {
  const { userName, password } = await aMember(db)
  const addresses = Array.from({ length: 200 }, (_, n) => `198.51.100.${n}`)
  const spray = Array.from({ length: 6 }, (_, n) =>
    addresses.map((address) => attemptUntilJudged(userName, `guess ${n}`, address)),
  )
  const own = Array.from({ length: 5 }, () => attemptUntilJudged(userName, password, '192.0.2.1'))
  const tally = countBy(await Promise.all(spray.flat()))
  expect(tally).toEqual({ 400: 1000, 429: 200 })
  expect(countBy(await Promise.all(own))).toEqual({ 200: 5 })
  expect((await attemptUntilJudged(userName, password, '192.0.2.1')).statusCode).toBe(200)
}, 60_000)

test('an unknown name takes as long as a known one: within a tenth, in the middle of many', async () => {
  const passwords = createPasswords(14)
  const slow = await freshApp({
    database: app.database,
    environment: { PASSWORD_COST_LOG2: '14' },
  })
  const passwordHash = await passwords.hash('something else')
  const gaps: number[] = []
  let last = 0
  // What else runs on the machine falls on both alike, but not evenly: the best of three tells.
  while (gaps.length < 3 && !gaps.some((gap) => gap < 0.1)) {
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 25; n += 1) {
      last += 1
      const userName = `known-${last}`
      await aUser(db, { userName, passwordHash })
      known.push(await timeOf(() => attempt(userName, 'wrong', `203.0.113.${last}`, slow)))
      unknown.push(await timeOf(() => attempt(`un${userName}`, 'wrong', `203.0.113.${last}`, slow)))
    }
    gaps.push(Math.abs(middleOf(known) / middleOf(unknown) - 1))
  }
  expect(Math.min(...gaps)).toBeLessThan(0.1)
}, 60_000)

const countBy = (answers: readonly { statusCode: number }[]) =>
  answers.reduce<Record<number, number>>(
    (tally, { statusCode }) => ({ ...tally, [statusCode]: (tally[statusCode] ?? 0) + 1 }),
    {},
  )

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const middleOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

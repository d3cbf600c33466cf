import { expect, test } from 'vitest'
import { createPasswords } from '../../../src/session/server/passwords'
import { trySignIn } from '../../support/talk'
import { aMember, aUser, freshApp } from '../../support/world'

const app = await freshApp()
const { db } = app.database
let last = 0

const attempt = (userName: string, password: string, remoteAddress: string, to = app) =>
  trySignIn(to, { userName, password }, { remoteAddress })

/** Whoever is told to come back comes back: a full queue is no answer. */
async function attemptUntilJudged(
  ...given: Parameters<typeof attempt>
): Promise<Awaited<ReturnType<typeof attempt>>> {
  const answer = await attempt(...given)
  return answer.status === 503 ? attemptUntilJudged(...given) : answer
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
  expect((await attemptUntilJudged(userName, password, '192.0.2.1')).status).toBe(200)
}, 60_000)

test.each([
  { who: 'a known one', costLog2: 14, guesses: 0 },
  { who: 'one whose password was hashed when that was cheaper', costLog2: 12, guesses: 0 },
  { who: 'one guessed at too often by another name', costLog2: 14, guesses: 5 },
])(
  'an unknown name takes as long as $who: within a tenth, in the middle of many',
  async ({ costLog2, guesses }) => {
    const slow = await freshApp({
      database: app.database,
      environment: { PASSWORD_COST_LOG2: '14' },
    })
    const passwordHash = await createPasswords(costLog2).hash('something else')
    const gaps: number[] = []
    // What else runs on the machine falls on both alike, but not evenly: the best of five tells.
    while (gaps.length < 5 && !gaps.some((gap) => gap < 0.1)) {
      const known: number[] = []
      const unknown: number[] = []
      for (let n = 0; n < 25; n += 1) {
        last += 1
        const userName = `known-${last}`
        const email = `${userName}@test.example`
        const address = `10.4.${last >> 8}.${last & 255}`
        await aUser(db, { userName, email, passwordHash })
        const before = Array.from({ length: guesses }, () => attempt(email, 'wrong', address, slow))
        await Promise.all(before)
        known.push(await timeOf(() => attempt(userName, 'wrong', address, slow)))
        unknown.push(await timeOf(() => attempt(`un${userName}`, 'wrong', address, slow)))
      }
      gaps.push(Math.abs(middleOf(known) / middleOf(unknown) - 1))
    }
    expect(Math.min(...gaps)).toBeLessThan(0.1)
  },
  120_000,
)

const countBy = (answers: readonly { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (tally, { status }) => ({ ...tally, [status]: (tally[status] ?? 0) + 1 }),
    {},
  )

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const middleOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

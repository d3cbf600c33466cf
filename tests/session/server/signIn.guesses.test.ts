import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
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
})

test.each([
  { who: 'a known one', costLog2: 9, guesses: 0 },
  { who: 'one whose password was hashed when that was cheaper', costLog2: 7, guesses: 0 },
  { who: 'one guessed at too often by another name', costLog2: 9, guesses: 5 },
])('an unknown name costs as many steps of hashing as $who', async ({ costLog2, guesses }) => {
  const slow = await freshApp({
    database: app.database,
    environment: { PASSWORD_COST_LOG2: '9' },
  })
  const passwordHash = await createPasswords(costLog2).hash('something else')
  last += 1
  const userName = `known-${last}`
  const email = `${userName}@test.example`
  const address = `10.4.0.${last}`
  await aUser(db, { userName, email, passwordHash })
  for (let n = 0; n < guesses; n += 1) await attempt(email, 'wrong', address, slow)
  const known = await stepsDuring(() => attempt(userName, 'wrong', address, slow))
  const unknown = await stepsDuring(() => attempt(`un${userName}`, 'wrong', address, slow))
  expect({ known, unknown }).toEqual({ known: 2 ** 9, unknown: 2 ** 9 })
})

const countBy = (answers: readonly { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (tally, { status }) => ({ ...tally, [status]: (tally[status] ?? 0) + 1 }),
    {},
  )

/** What hashing costs is its N: each of its steps takes as long on every machine as the others. */
async function stepsDuring(work: () => Promise<unknown>): Promise<number> {
  const { scrypt } = crypto
  let steps = 0
  crypto.scrypt = ((password, salt, length, settings: ScryptOptions, done) => {
    steps += settings.N ?? 0
    scrypt(password, salt, length, settings, done)
  }) as typeof scrypt
  syncBuiltinESMExports()
  try {
    await work()
    return steps
  } finally {
    crypto.scrypt = scrypt
    syncBuiltinESMExports()
  }
}

import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { Failure } from '../../../src/server/errors'
import { createPasswords, hashesAtOnce } from '../../../src/session/server/passwords'

const passwords = createPasswords(4)

describe('a password', () => {
  test('is kept as scrypt with its parameters and a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])
    expect(one).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(other).not.toBe(one)
  })

  test.each([
    { kept: 'secret', typed: 'secret', isRight: true },
    { kept: 'secret', typed: 'Secret', isRight: false },
    { kept: `${'a'.repeat(72)}b`, typed: `${'a'.repeat(72)}c`, isRight: false },
    { kept: 'pass\0word', typed: 'pass\0other', isRight: false },
    { kept: 'x'.repeat(1024), typed: 'x'.repeat(1024), isRight: true },
    { kept: 'caf\u00e9', typed: 'cafe\u0301', isRight: true },
  ])('$typed for $kept is right: $isRight', async ({ kept, typed, isRight }) => {
    expect(await passwords.verify(typed, await passwords.hash(kept))).toBe(isRight)
  })

  test('is never right for nobody', async () => {
    expect(await passwords.verify('', undefined)).toBe(false)
  })

  test('of a weaker cost is outdated, of today’s is not', async () => {
    expect(passwords.isOutdated(await createPasswords(3).hash('x'))).toBe(true)
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false)
  })
})

test('two hashes run at once where that leaves a core to others, fifty wait, the rest are told to come back', async () => {
  const slow = createPasswords(12)
  const settled = await Promise.allSettled(Array.from({ length: 60 }, () => slow.hash('x')))
  const refused = settled.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Failure] : [],
  )
  expect(hashesAtOnce).toBe(availableParallelism() > 2 ? 2 : 1)
  expect(refused).toHaveLength(60 - 50 - hashesAtOnce)
  expect(refused[0]).toMatchObject({ httpStatus: 503, retryAfterSeconds: 2 })
})

const guesses = (of: ReturnType<typeof createPasswords>, ip: string, count: number) =>
  Array.from({ length: count }, () => of.verify('guess', undefined, { ip }))

describe('addresses take turns', () => {
  const crowd = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4', '10.0.0.5']

  test('so 145 guesses from five hold up a sixth for one piece of work of each', async () => {
    const slow = createPasswords(10)
    let judged = 0
    const guessed = crowd.flatMap((ip) => guesses(slow, ip, 29))
    const all = Promise.allSettled(guessed.map((guess) => guess.then(() => (judged += 1))))
    await slow.verify('secret', undefined, { ip: '10.0.0.6' })
    // Some were under way and each of the five had one more, as many again beside the sixth.
    expect(judged).toBeLessThanOrEqual(2 * (hashesAtOnce + crowd.length))
    await all
  })

  test('and where no more can wait, the longest lane gives way', async () => {
    const slow = createPasswords(10)
    const long = guesses(slow, '10.0.0.1', 50 + hashesAtOnce)
    const other = slow.verify('secret', undefined, { ip: '10.0.0.2' })
    const settled = await Promise.allSettled([...long, other])
    expect(settled.map(({ status }) => status).lastIndexOf('rejected')).toBe(49 + hashesAtOnce)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  test('and hosts of one IPv6 network share a lane', async () => {
    const slow = createPasswords(10)
    const long = guesses(slow, '2001:db8::1', 50 + hashesAtOnce)
    const other = slow.verify('secret', undefined, { ip: '2001:db8::2' })
    await expect(other).rejects.toMatchObject({ httpStatus: 503 })
    await Promise.allSettled(long)
  })
})

import { describe, expect, test } from 'vitest'
import { Failure } from '../../../src/server/errors'
import { createPasswords } from '../../../src/session/server/passwords'

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

test('two hashes run at once, fifty wait, the rest are told to come back', async () => {
  const slow = createPasswords(12)
  const settled = await Promise.allSettled(Array.from({ length: 60 }, () => slow.hash('x')))
  const refused = settled.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Failure] : [],
  )
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ httpStatus: 503, retryAfterSeconds: 2 })
})

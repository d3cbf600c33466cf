import { describe, expect, test } from 'vitest'
import { accessTokenSeconds, createAccessTokens } from '../../../src/session/server/accessTokens'

const tokens = createAccessTokens(Buffer.alloc(32, 7))
const issuedAt = new Date('2026-03-01T09:00:00Z')
const claims = { userId: 'mira', customerId: 'studio', familyId: 'family', generation: 3 }
const after = (ms: number) => new Date(issuedAt.getTime() + ms)
const lifetimeMs = accessTokenSeconds * 1000

describe('a token that was read once is read by the same rules again', () => {
  test.each([
    ['at once', 0, undefined],
    ['until its last moment', lifetimeMs - 1, undefined],
    ['not when it has expired', lifetimeMs, 'expired'],
    ['not a day later', 86_400_000, 'expired'],
  ])('%s', async (_, ms, authReason) => {
    const token = await tokens.sign(claims, issuedAt)
    const expiresAt = after(lifetimeMs)
    expect(await tokens.read(token, issuedAt)).toEqual({ ...claims, expiresAt })
    const again = await tokens.read(token, after(ms)).catch((fault: unknown) => fault)
    expect(again).toMatchObject(authReason === undefined ? claims : { authReason })
  })

  test('without asking its signature again, of 20,000 people; no more are remembered', async () => {
    const people = Array.from({ length: 20_001 }, (_, at) => ({ ...claims, userId: `user ${at}` }))
    const own = createAccessTokens(Buffer.alloc(32, 7))
    const given = await Promise.all(people.map((each) => own.sign(each, issuedAt)))
    const first: unknown[] = []
    for (const token of given) first.push(await own.read(token, issuedAt))
    const isKnown = async (at: number) => (await own.read(given[at], issuedAt)) === first[at]
    expect([await isKnown(1), await isKnown(20_000), await isKnown(0)]).toEqual([true, true, false])
  })

  test('another end of the same token is another token', async () => {
    const token = await tokens.sign(claims, issuedAt)
    await tokens.read(token, issuedAt)
    const changed = [token.slice(0, -2), `${token.slice(0, -4)}AAAA`, `${token}A`, `${token}.`]
    for (const other of changed) {
      await expect(tokens.read(other, issuedAt)).rejects.toMatchObject({ httpStatus: 401 })
    }
  })
})

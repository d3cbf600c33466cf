import { expect, test } from 'vitest'
import { createMediaSigner, mediaCookieNames } from '../../../src/server/media/signedCookies'

const signer = createMediaSigner(Buffer.alloc(32, 1))
const now = new Date('2026-03-01T09:00:00Z')
const expiresAt = new Date('2026-03-01T10:00:00Z')
const maya = { customerId: 'c1', userId: 'maya' }
const cookies = signer.sign(maya, expiresAt)

test.each([
  { reader: 'their person', over: {}, at: now, allowed: true },
  {
    reader: 'them a second before the end',
    over: {},
    at: new Date(expiresAt.getTime() - 1000),
    allowed: true,
  },
  { reader: 'them at the end', over: {}, at: expiresAt, allowed: false },
  { reader: 'another person', over: { userId: 'jonas' }, at: now, allowed: false },
  { reader: 'a person whose id begins alike', over: { userId: 'may' }, at: now, allowed: false },
  { reader: 'them in another customer', over: { customerId: 'c2' }, at: now, allowed: false },
])('cookies open what is given to $reader: $allowed', ({ over, at, allowed }) => {
  expect(signer.allows(cookies, { ...maya, ...over }, at)).toBe(allowed)
})

test.each([
  { what: 'no cookies', change: { keyPairId: undefined, policy: undefined, signature: undefined } },
  { what: 'no signature', change: { signature: undefined } },
  { what: 'another key pair', change: { keyPairId: 'STUDIO2' } },
  {
    what: 'a longer policy than was signed',
    change: { policy: signer.sign(maya, new Date('2027-01-01')).policy },
  },
  {
    what: 'a signature of another key',
    change: { signature: createMediaSigner(Buffer.alloc(32, 2)).sign(maya, expiresAt).signature },
  },
  { what: 'a signature cut short', change: { signature: cookies.signature.slice(0, -1) } },
])('with $what nothing opens', ({ change }) => {
  expect(signer.allows({ ...cookies, ...change }, maya, now)).toBe(false)
})

test('no letter of the policy can be changed', () => {
  const allowed = [...cookies.policy].filter((letter, at) => {
    const other = letter === 'A' ? 'B' : 'A'
    const policy = cookies.policy.slice(0, at) + other + cookies.policy.slice(at + 1)
    return signer.allows({ ...cookies, policy }, maya, now)
  })
  expect(allowed).toEqual([])
})

test("the cookies have CloudFront's names and fit into a cookie", () => {
  expect(Object.values(mediaCookieNames).sort()).toEqual([
    'CloudFront-Key-Pair-Id',
    'CloudFront-Policy',
    'CloudFront-Signature',
  ])
  for (const value of Object.values(cookies)) expect(value).toMatch(/^[A-Za-z0-9_-]{1,1000}$/)
})

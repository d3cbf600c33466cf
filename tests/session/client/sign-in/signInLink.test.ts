import { describe, expect, test } from 'vitest'
import {
  isCarryingSecret,
  readSignInLink,
  withoutSecrets,
} from '../../../../src/session/client/sign-in/signInLink'

const nothing = { password: null, code: null, customerId: null, isInvitation: false }

describe('what a sign-in link says (spec §2)', () => {
  test.each([
    { address: '/login/1/bob', says: { ...nothing, userName: 'bob' } },
    { address: '/login/1/bob/', says: { ...nothing, userName: 'bob' } },
    {
      address: '/login/1/bob/S3cret%2F%2B/42',
      says: { ...nothing, userName: 'bob', password: 'S3cret/+', customerId: '42' },
    },
    {
      address: '/login/1/bob%40demo.example#code=otc_abc',
      says: { ...nothing, userName: 'bob@demo.example', code: 'otc_abc' },
    },
    {
      address: '/login/invitation/bob#code=otc_abc',
      says: { ...nothing, userName: 'bob', code: 'otc_abc', isInvitation: true },
    },
    { address: '//LOGIN/1/bob/x', says: { ...nothing, userName: 'bob', password: 'x' } },
    { address: '/login/1/bob#top', says: { ...nothing, userName: 'bob' } },
  ])('$address', ({ address, says }) => {
    expect(readSignInLink(address)).toEqual(says)
  })

  test.each([
    { address: '/login', why: 'names nobody' },
    { address: '/login/1', why: 'names nobody' },
    { address: '/login/1//S3cret', why: 'would show a password as a name' },
    { address: '/login/1/%E0%A4%A/x', why: 'is no text' },
    { address: '/login/1/bob%0Aadmin', why: 'breaks the line' },
    { address: '/login/1/%E2%80%AEnimda', why: 'turns the reading around' },
    { address: `/login/1/${'b'.repeat(321)}`, why: 'is longer than any name' },
  ])('$address is none: it $why', ({ address }) => {
    expect(readSignInLink(address)).toBeNull()
  })

  test.each([
    '/login/status/bob',
    '/login/STATUS/bob/S3cret',
    '/login/%73tatus/bob',
    '/login/status/clear',
  ])('case 76: status is a reserved ftl: %s names nobody', (address) => {
    expect(readSignInLink(address)).toBeNull()
  })
})

test('of a refused link only the name is left', () => {
  const link = { ...nothing, userName: 'bob', password: 'x', code: 'otc_abc', customerId: '42' }
  expect(isCarryingSecret(link)).toBe(true)
  expect(withoutSecrets(link)).toEqual({ ...nothing, userName: 'bob', customerId: '42' })
  expect(isCarryingSecret(withoutSecrets(link))).toBe(false)
})

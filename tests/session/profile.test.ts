import { describe, expect, test } from 'vitest'
import { addressOf, findProfiles, maySwitchTo, sortProfiles } from '../../src/session/profile'
import { aProfile } from '../support/customers'

test.each([
  { place: {}, address: 'Oslo, N/A, 0150' },
  { place: { customerCity: '', customerZip: null }, address: 'N/A, N/A, N/A' },
  { place: { customerState: 'CO' }, address: 'Oslo, CO, 0150' },
])('the address is city, state and zip, each replaced by N/A if missing: $address', (given) => {
  expect(addressOf(aProfile(given.place))).toBe(given.address)
})

test('profiles are sorted by sequence, and by name where the sequence is the same', () => {
  const profiles = {
    c: aProfile({ customerID: 'c', sequence: 10 }),
    b: aProfile({ customerID: 'b', sequence: 2, customerName: 'Zeta' }),
    a: aProfile({ customerID: 'a', sequence: 2, customerName: 'Alpha' }),
  }
  expect(sortProfiles(profiles).map(({ customerID }) => customerID)).toEqual(['a', 'b', 'c'])
})

describe('search is a case-insensitive substring match on name or address', () => {
  const profiles = [
    aProfile({ customerName: 'Halden Group' }),
    aProfile({ customerID: 'c2', customerName: 'Vireo Labs', customerCity: 'Austin' }),
  ]
  test.each([
    { search: 'HALDEN', finds: ['c1'] },
    { search: 'austin', finds: ['c2'] },
    { search: 'n/a', finds: ['c1', 'c2'] },
    { search: '  ', finds: ['c1', 'c2'] },
    { search: 'nowhere', finds: [] },
  ])('"$search" finds $finds', ({ search, finds }) => {
    expect(findProfiles(profiles, search).map(({ customerID }) => customerID)).toEqual(finds)
  })
})

test.each([
  { profile: { customerID: 'c1' }, may: false },
  { profile: { customerID: 'c2' }, may: true },
  { profile: { customerID: 'c2', isLocked: true }, may: false },
])('from c1 one may switch to $profile: $may', ({ profile, may }) => {
  expect(maySwitchTo(aProfile(profile), 'c1')).toBe(may)
})

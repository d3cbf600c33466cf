import { expect, test } from 'vitest'
import { addressWith, readView } from '../../../../src/workbench/client/address/address'

test.each([
  [{}, 'menu'],
  [{ view: 'rules' }, 'rules'],
  [{ view: 'elsewhere' }, 'menu'],
])('%o shows %s', (query, view) => {
  expect(readView(query)).toBe(view)
})

interface Change {
  query: Record<string, string>
  changes: Record<string, string | undefined>
  address: string
}

test.each<Change>([
  { query: {}, changes: { of: 'route users.list' }, address: '?of=route+users.list' },
  { query: { view: 'calls', roles: 'cm' }, changes: { view: undefined }, address: '?roles=cm' },
  { query: { of: 'a' }, changes: { of: undefined }, address: '?' },
  { query: { flags: 'a' }, changes: { flags: '' }, address: '?flags=' },
])('$query with $changes is $address', ({ query, changes, address }) => {
  expect(addressWith(query, changes)).toBe(address)
})

import { expect, test } from 'vitest'
import { readCust } from '../../../../src/session/client/customers/readCust'

test.each([
  { search: '', reads: null },
  { search: '?sort=name', reads: null },
  { search: '?cust=42', reads: { id: '42', rest: '/clips/list#top' } },
  { search: '?cust=42&sort=name', reads: { id: '42', rest: '/clips/list?sort=name#top' } },
  { search: '?cust=a&cust=b', reads: { id: '', rest: '/clips/list#top' } },
  { search: '?cust=', reads: { id: '', rest: '/clips/list#top' } },
  { search: `?cust=${'9'.repeat(10_000)}`, reads: { id: '', rest: '/clips/list#top' } },
  { search: '?cust=../x', reads: { id: '', rest: '/clips/list#top' } },
])('"$search" reads $reads', ({ search, reads }) => {
  expect(readCust({ pathname: '/clips/list', search, hash: '#top' })).toEqual(reads)
})

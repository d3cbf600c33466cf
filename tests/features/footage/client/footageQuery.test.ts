import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery } from '../../../../src/browser/location'
import {
  changeQuery,
  readFootageQuery,
  readKept,
  sorts,
  views,
  writeKept,
} from '../../../../src/features/footage/client/footageQuery'
import { seed } from '../../../support/sizes'

test.each([
  { address: '', kept: {}, read: { search: '', sort: 'newest', view: 'grid', isTrash: false } },
  { address: '?view=list&sort=name', kept: {}, read: { sort: 'name', view: 'list' } },
  { address: '', kept: { view: 'list', sort: 'oldest' }, read: { sort: 'oldest', view: 'list' } },
  { address: '?view=grid', kept: { view: 'list' }, read: { view: 'grid' } },
  { address: '?sort=loudness&view=cinema', kept: {}, read: { sort: 'newest', view: 'grid' } },
  { address: '?trash=1', kept: {}, read: { isTrash: true } },
  { address: '?clip=01J', kept: {}, read: { clipId: '01J' } },
] as const)('the address "$address" with $kept kept on the device reads $read', (row) => {
  expect(readFootageQuery(readQuery(row.address), row.kept)).toMatchObject(row.read)
})

test('whatever is chosen is found in the address again, and what is not ours stays', () => {
  const choice = fc.record({
    search: fc.string({ maxLength: 60 }),
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom(...views),
    isTrash: fc.boolean(),
    clipId: fc.stringMatching(/^[0-9A-Z]{1,26}$/),
  })
  fc.assert(
    fc.property(choice, (chosen) => {
      const query = readQuery(changeQuery({ cust: 'c7' }, chosen))
      expect(readFootageQuery(query, {})).toEqual({ ...chosen, search: chosen.search.trim() })
      expect(query.cust).toBe('c7')
    }),
    { seed },
  )
})

test('closing a clip leaves the rest of the address', () => {
  expect(changeQuery({ search: 'dusk', clip: '01J' }, { clipId: null })).toBe('?search=dusk')
  expect(changeQuery({ clip: '01J' }, { clipId: null })).toBe('')
})

test('the device keeps order and view', () => {
  expect(readKept(writeKept({ sort: 'name', view: 'list' }))).toEqual({
    sort: 'name',
    view: 'list',
  })
  expect(readKept(null)).toEqual({})
  expect(readKept('nonsense')).toEqual({})
})

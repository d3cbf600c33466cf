import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyAddress,
  readAddress,
  writeAddress,
  type ListAddress,
} from '../../src/screens/address'
import { filterOpsOf, judgeFilter, mergeFilters, type Askable } from '../../src/screens/question'
import { sized } from '../support/sizes'

const people: Askable = {
  search: true,
  trash: true,
  filter: {
    roles: { type: 'refs', isOptional: false },
    department: { type: 'text', isOptional: true },
    state: { type: 'enum', isOptional: false, values: ['active', 'inactive'] },
    joinedAt: { type: 'moment', isOptional: false },
    'extra.01J': { type: 'texts', isOptional: true },
  },
  sort: ['name', 'joinedAt'],
}

const is = (field: string, value: string) => ({ field, op: 'is' as const, value })
const read = (query: string, askable = people) => readAddress(query, askable)

describe('the address of a list is its question', () => {
  test.each([
    { query: '', address: {} },
    { query: '?search=ma', address: { search: 'ma' } },
    {
      query: '?where=roles.is.01J~joinedAt.from.2025-01-01&sort=-name',
      address: {
        filters: [
          { field: 'roles', op: 'is', value: '01J' },
          { field: 'joinedAt', op: 'from', value: '2025-01-01' },
        ],
        sort: { field: 'name', desc: true },
      },
    },
    {
      query: '?where=department.none~extra.01J.is.a.b',
      address: {
        filters: [
          { field: 'department', op: 'none' },
          { field: 'extra.01J', op: 'is', value: 'a.b' },
        ],
      },
    },
    { query: '?trash&view=cards', address: { trash: true, view: 'cards' } },
    {
      query: '?saved=01S&open=01J',
      address: { saved: '01S', panel: { kind: 'row', id: '01J' } },
    },
    { query: '?new', address: { panel: { kind: 'new' } } },
    { query: '?import', address: { panel: { kind: 'import' } } },
  ] as const)('$query', ({ query, address }) => {
    const whole: ListAddress = { ...emptyAddress, ...address }
    expect(read(query)).toEqual({ address: whole, dropped: [] })
    expect(writeAddress(whole)).toBe(query.replace(/^\?/, ''))
  })

  describe('with something beside it that chooses a role', () => {
    const beside = { field: 'roles', name: 'role' }
    const given = { ...people, beside }

    test.each([
      { query: 'role=01J', filters: [is('roles', '01J')] },
      { query: 'role=a~b%7Ec.d', filters: [is('roles', 'a~b~c.d')] },
      {
        query: 'role=01J&where=state.is.active',
        filters: [is('roles', '01J'), is('state', 'active')],
      },
      {
        query: 'where=roles.is.01J~roles.is.02J',
        filters: [is('roles', '01J'), is('roles', '02J')],
      },
      { query: '', filters: [] },
    ])('"$query" is $filters', ({ query, filters }) => {
      const address = { ...emptyAddress, filters }
      expect(readAddress(query, given)).toEqual({ address, dropped: [] })
      expect(decodeURIComponent(writeAddress(address, beside))).toBe(decodeURIComponent(query))
    })

    test('a list without it knows nothing of its name', () => {
      expect(read('role=01J')).toEqual({ address: emptyAddress, dropped: [] })
    })
  })

  test.each([
    ['an unknown field', '?where=password.is.x', { kind: 'filter', field: 'password' }],
    [
      'a field that every object has',
      '?where=toString.is.x',
      { kind: 'filter', field: 'toString' },
    ],
    ['a value that is gone', '?where=state.is.asleep', { kind: 'filter', field: 'state' }],
    ['no condition of this type', '?where=roles.from.1', { kind: 'filter', field: 'roles' }],
    ['no date', '?where=joinedAt.to.2025-02-31', { kind: 'filter', field: 'joinedAt' }],
    ['nonsense', '?where=~~', { kind: 'filter', field: '' }],
    ['an unknown order', '?sort=-email', { kind: 'sort', field: 'email' }],
  ])('%s is dropped and told', (_, query, dropped) => {
    expect(read(query)).toEqual({ address: emptyAddress, dropped: [dropped] })
  })

  test('a list without search and trash drops both', () => {
    const plain = { ...people, search: false, trash: false }
    expect(read('?search=x&trash', plain)).toEqual({
      address: emptyAddress,
      dropped: [{ kind: 'search' }, { kind: 'trash' }],
    })
  })

  const filter = fc.constantFrom(...Object.entries(people.filter)).chain(([field, known]) =>
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom(...filterOpsOf(known)),
      value: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('-30d', '2026-02-03', 'active', 'a~b%7Ec.d'),
      ),
    }),
  )
  const filters = fc
    .array(filter, { maxLength: 12 })
    .map((all) => all.map(({ value, ...rest }) => (rest.op === 'none' ? rest : { ...rest, value })))
    .map((all) => mergeFilters(all.filter((each) => !judgeFilter(each, people))))
  const question = fc.record({
    search: fc.string({ maxLength: 50 }),
    filters,
    trash: fc.boolean(),
    sort: fc.record({ field: fc.constantFrom(...people.sort), desc: fc.boolean() }),
    view: fc.constantFrom('table' as const, 'cards' as const),
    saved: fc.string({ minLength: 1 }),
    panel: fc.constantFrom({ kind: 'row', id: 'x&open=y' }, { kind: 'new' }, { kind: 'import' }),
  })

  test('whatever is asked comes back from its address', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(read(writeAddress(asked as ListAddress))).toEqual({ address: asked, dropped: [] })
      }),
      sized(2000),
    )
  })

  test('any text can be read as an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { address } = read(`?where=${text}&sort=${text}`)
        expect(address.filters.filter((each) => judgeFilter(each, people))).toEqual([])
      }),
      sized(2000),
    )
  })
})

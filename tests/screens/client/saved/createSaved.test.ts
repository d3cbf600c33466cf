import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import type { CallId } from '../../../../generated/facts/calls'
import type { SavedSearch, SaveSearchRequest } from '../../../../generated/facts/features/screens'
import { createListModel } from '../../../../src/screens/client/list/createListModel'
import type { RowsRequest } from '../../../../src/screens/client/list/screenCalls'
import { openArea } from '../../../support/area'
import { aPageOf, people } from '../../../support/listScreen'

const Screen = () => null
const { saved, place, layout } = createListModel({
  screen: people,
  isOurs: (open) => open?.Screen === Screen,
})

function aSearch(over: Partial<SavedSearch> = {}): SavedSearch {
  return {
    searchId: 's1',
    list: 'listPeople',
    name: 'Idle people',
    filterList: [{ field: 'state', op: 'is', value: 'inactive' }],
    gridColumns: [
      { field: 'team', order: 1, visible: true },
      { field: 'state', order: 0, visible: true },
    ],
    sort: { field: 'joinedAt', desc: true },
    isShared: false,
    mayEdit: true,
    ...over,
  }
}

/** A list beside which these searches are kept. */
async function aList(searches: SavedSearch[], search = '') {
  const asked: RowsRequest[] = []
  const kept: SaveSearchRequest[] = []
  const area = await openArea(
    'clips.list',
    {
      ['listPeople' as CallId]: (request: RowsRequest) => (asked.push(request), aPageOf('ab')),
      listSearches: () => ({ searches }),
      saveSearch: (request: SaveSearchRequest) => {
        kept.push(request)
        return aSearch({ searchId: 's9', ...request, list: 'listPeople' } as SavedSearch)
      },
      removeSearch: () => ({}),
    },
    { search, Screen },
  )
  return { ...area, asked, kept, address: () => area.seen.visited.at(-1) }
}

const columnsIn = (scope: Scope) => scope.getState(layout.$columns).map(({ field }) => field)

test('a kept search asks what it asked, in its order, with its columns', async () => {
  const { scope, asked, address } = await aList([aSearch({ search: 'ma' })])
  await allSettled(saved.chosen, { scope, params: 's1' })
  expect(asked.findLast(({ limit }) => limit === 60)).toEqual({
    search: 'ma',
    filters: [{ field: 'state', op: 'is', value: 'inactive' }],
    sort: { field: 'joinedAt', desc: true },
    limit: 60,
  })
  expect(address()).toBe('/clips/list?search=ma&where=state.is.inactive&sort=-joinedAt&saved=s1')
  expect(columnsIn(scope)).toEqual(['name', 'state', 'team'])
  expect(scope.getState(saved.$isChanged)).toBe(false)
})

test('what the list does not know any more is left out of it', async () => {
  const gone = aSearch({
    filterList: [
      { field: 'salary', op: 'from', value: '1' },
      { field: 'team', op: 'none' },
    ],
    sort: { field: 'salary', desc: false },
  })
  const { scope, address } = await aList([gone])
  await allSettled(saved.chosen, { scope, params: 's1' })
  expect(address()).toBe('/clips/list?where=team.none&saved=s1')
})

test('what is asked now is kept under a name, and is the chosen search from then on', async () => {
  const { scope, kept, address } = await aList([], '?where=team.none&search=ma')
  await allSettled(saved.saveAsked, { scope, params: { name: 'No team', isShared: true } })
  expect(kept).toEqual([
    {
      list: 'listPeople',
      name: 'No team',
      isShared: true,
      search: 'ma',
      filterList: [{ field: 'team', op: 'none' }],
      gridColumns: [
        { field: 'roles', order: 0, visible: true },
        { field: 'state', order: 1, visible: true },
        { field: 'openTasks', order: 2, visible: true },
      ],
    },
  ])
  expect(address()).toContain('saved=s9')
  expect(scope.getState(saved.$current)?.name).toBe('No team')
})

test('a chosen search says when something else is asked, and is brought up to it', async () => {
  const { scope, kept } = await aList([aSearch({ gridColumns: [], sort: undefined })])
  await allSettled(saved.chosen, { scope, params: 's1' })
  await allSettled(place.filtersChosen, { scope, params: [{ field: 'team', op: 'none' }] })
  expect(scope.getState(saved.$isChanged)).toBe(true)
  await allSettled(saved.updateAsked, { scope })
  expect(kept).toMatchObject([
    { searchId: 's1', name: 'Idle people', filterList: [{ field: 'team', op: 'none' }] },
  ])
})

test('a search is called otherwise without changing what it asks', async () => {
  const { scope, kept } = await aList([aSearch()], '?saved=s1&where=team.none')
  await allSettled(saved.changeAsked, { scope, params: { name: 'Gone' } })
  expect(kept).toMatchObject([{ name: 'Gone', filterList: aSearch().filterList }])
})

test('a removed search, and one that a link names in vain, leave the address', async () => {
  const { scope, address } = await aList([aSearch()], '?saved=s1&where=team.none')
  await allSettled(saved.removeAsked, { scope })
  expect([address(), scope.getState(saved.$searches)]).toEqual(['/clips/list?where=team.none', []])
  expect((await aList([], '?saved=s7')).address()).toBe('/clips/list')
})

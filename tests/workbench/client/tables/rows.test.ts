import { expect, test } from 'vitest'
import { textColumn } from '../../../../src/workbench/client/tables/cells'
import { findRows, sortRows } from '../../../../src/workbench/client/tables/rows'
import { tablesOfProject } from '../../../support/workbench'

const { routes } = tablesOfProject()
type Route = (typeof routes)[number]
const columns = [
  textColumn<Route>('id', 'Id', ({ id }) => id),
  textColumn<Route>('path', 'Path', ({ path }) => path),
  textColumn<Route>('tests', 'Tests', ({ id }) => String(id.length)),
]
const idsFound = (search: string) => findRows(routes, columns, search).map(({ id }) => id)

test('a search finds every row that contains all of its words, in whatever cell', () => {
  expect(idsFound('CONTACT audience')).toEqual(['audience.contacts', 'audience.contactlist'])
  expect(idsFound('  ')).toHaveLength(routes.length)
  expect(idsFound('no such thing')).toEqual([])
})

test('rows are sorted by a column and back, numbers as numbers', () => {
  const up = sortRows(routes, columns, { columnId: 'tests', direction: 'ascending' })
  const lengths = up.map(({ id }) => id.length)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  const down = sortRows(routes, columns, { columnId: 'id', direction: 'descending' })
  expect(down[0]!.id > down.at(-1)!.id).toBe(true)
  expect(sortRows(routes, columns, undefined)).toBe(routes)
})

import { expect, test } from 'vitest'
import { findOutline } from '../../../../src/workbench/client/menu/findOutline'
import { tablesOfProject } from '../../../support/workbench'

const { outline, words } = tablesOfProject()
const found = (search: string) =>
  findOutline(outline, words['en']!, search).flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.map(({ subject }) => subject)),
  )

test('an entry is found by its label and by its id, a section brings all of its entries', () => {
  expect(found('contact LISTS')).toContain('entry normal/audience/audience.contactlist')
  expect(found('contact LISTS')).not.toContain('entry normal/audience/users.list')
  expect(found('contactlist')).toContain('entry normal/audience/audience.contactlist')
  expect(found('audience')).toContain('entry normal/audience/users.list')
  expect(found('nothing like it')).toEqual([])
})

test('without a search everything stands there', () => {
  expect(findOutline(outline, words['en']!, ' ')).toBe(outline)
})

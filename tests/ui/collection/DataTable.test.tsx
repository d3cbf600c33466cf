// @vitest-environment jsdom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Sort } from '../../../src/ui/collection/columns'
import { DataTable } from '../../../src/ui/collection/DataTable'
import { click, draw, find, focus, giveLayout, press } from '../page'

giveLayout()

const clips = Array.from({ length: 300 }, (_, at) => ({ id: `c${at}`, title: `Clip ${at}.` }))

let heard: unknown[] = []
beforeEach(() => {
  heard = []
})

function Page({ sort, chosen = [] }: { sort?: Sort; chosen?: string[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen))
  return (
    <div style={{ overflowY: 'auto' }}>
      <output>{[...ids].join(' ')}</output>
      <DataTable
        label="Clips"
        items={clips}
        idOf={(clip) => clip.id}
        columns={[
          { id: 'title', header: 'Name', isSortable: true, cell: (clip) => clip.title },
          { id: 'owner', header: 'Owner', cell: () => 'Maya' },
          { id: 'size', header: 'Size', minTableWidth: 1200, cell: () => '1 GB' },
        ]}
        sort={sort}
        onSortChange={(next) => heard.push(next)}
        onOpen={(clip) => heard.push(`open ${clip.id}`)}
        selectedIds={ids}
        onSelectionChange={setIds}
        selectAllLabel="Select all"
        selectLabel={(clip) => `Select ${clip.title}`}
      />
    </div>
  )
}

const row = (at: number) => find('tr[data-item]', `Clip ${at}.`)
const chosen = () => find('output').textContent
const current = () => document.activeElement?.getAttribute('data-item')

test('only the rows near the window are on the page, and the table says how many there are', () => {
  draw(<Page />)
  expect(document.querySelectorAll('tr[data-item]').length).toBeLessThan(40)
  expect(find('table').getAttribute('aria-rowcount')).toBe('301')
})

test('a column that does not fit is left out', () => {
  draw(<Page />)
  const heads = [...document.querySelectorAll('th')].map((head) => head.textContent)
  expect(heads).toEqual(['', 'Name', 'Owner'])
})

test.each([
  { now: undefined, asks: { columnId: 'title', direction: 'ascending' }, says: null },
  {
    now: { columnId: 'title', direction: 'ascending' } as const,
    asks: { columnId: 'title', direction: 'descending' },
    says: 'ascending',
  },
  {
    now: { columnId: 'title', direction: 'descending' } as const,
    asks: { columnId: 'title', direction: 'ascending' },
    says: 'descending',
  },
])('sorted $now, a press on the head asks for $asks', ({ now, asks, says }) => {
  draw(<Page sort={now} />)
  expect(find('th', 'Name').getAttribute('aria-sort')).toBe(says)
  click(find('th button', 'Name'))
  expect(heard).toEqual([asks])
})

test('a head that cannot be sorted by is no button', () => {
  draw(<Page />)
  expect(find('th', 'Owner').querySelector('button')).toBeNull()
})

test('arrows walk the rows, Space chooses, Enter opens', () => {
  draw(<Page />)
  focus(row(0))
  press('ArrowDown')
  press(' ')
  press('ArrowDown', { shiftKey: true })
  expect(current()).toBe('c2')
  expect(chosen()).toBe('c1 c2')
  press('Enter')
  expect(heard).toEqual(['open c2'])
})

test('the last row is reached though it was not drawn', () => {
  draw(<Page />)
  focus(row(0))
  press('End')
  expect(current()).toBe('c299')
})

const boxOf = (at: number) => find<HTMLInputElement>('td input', `Select Clip ${at}.`)

test.for([
  ['a box', () => click(boxOf(1))],
  ['a row that was opened', () => click(find('td', 'Clip 1.'))],
] as const)('a press with Shift chooses everything from %s', ([, begin]) => {
  draw(<Page />)
  begin()
  click(boxOf(4), { shiftKey: true })
  expect(chosen()).toBe('c1 c2 c3 c4')
  expect([boxOf(1), boxOf(3), boxOf(4), boxOf(5)].map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('the box over all chooses all, and lets all go when all are chosen', () => {
  draw(<Page chosen={['c3']} />)
  const box = find<HTMLInputElement>('th input', 'Select all')
  expect(box.indeterminate).toBe(true)
  click(box)
  expect(chosen()?.split(' ')).toHaveLength(300)
  click(box)
  expect(chosen()).toBe('')
})

test('a box chooses its row and does not open it', () => {
  draw(<Page />)
  click(find('input', 'Select Clip 2.'))
  expect(chosen()).toBe('c2')
  expect(heard).toEqual([])
})

import { expect, test } from 'vitest'
import {
  columnsShown,
  columnWithWidth,
} from '../../../../../src/workbench/client/inspector/screen/columns'

const state = { field: 'state', tones: { active: 'ok' as const } }
const columns = ['name', state, { field: 'owner', width: 200 }]

test('a column that is hidden and shown again keeps what was said of it', () => {
  expect(columnsShown(['state', 'name', 'age'], columns)).toEqual([state, 'name', 'age'])
})

test.each([
  { field: 'name', text: '120', becomes: { field: 'name', width: 120 } },
  { field: 'state', text: '90 px', becomes: { ...state, width: 90 } },
  { field: 'owner', text: '', becomes: 'owner' },
  { field: 'owner', text: 'wide', becomes: 'owner' },
])('the width "$text" of $field makes it $becomes', ({ field, text, becomes }) => {
  expect(columnWithWidth(columns, field, text)).toContainEqual(becomes)
})

import { expect, test } from 'vitest'
import { matrixOf } from '../../../codegen/questions/matrix'
import { nameOf } from '../../../codegen/questions/subjects'
import { matrixCsv } from '../../../codegen/questions/matrixCsv'
import { tenantRows } from '../../../codegen/overlay/tenantRows'
import { acme, editionWith } from '../questions/editions'

const { model } = editionWith(acme)
const matrix = matrixOf(model)
const rows = tenantRows(model, matrix)

test('an overlay has a row for what it narrows and for what it hides, and for nothing else', () => {
  expect(rows.map(({ subject, overlay, cells }) => [nameOf(subject), overlay, cells])).toEqual([
    ['route clips.edit', 'acme', ['', '', '', 'beta']],
    ['entry normal/organization/people.roles', 'acme', ['', '', '', '']],
  ])
})

test('in the CSV they stand under the rows for everybody else', () => {
  const lines = matrixCsv(matrix, rows).split('\n')
  const at = lines.indexOf('route clips.edit with the overlay acme,/clips/edit/{id},,,,,,beta,')
  expect(lines[at - 1]).toBe('route clips.edit,/clips/edit/{id},,,,,,yes,')
})

test('without an overlay there is none', () => {
  const bare = editionWith().model
  expect(tenantRows(bare, matrixOf(bare))).toEqual([])
})

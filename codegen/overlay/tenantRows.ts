import { overlaidModels } from './overlaidModels'
import type { Model } from '../resolve/model'
import { matrixOf, type Matrix, type MatrixRow, type TenantRow } from '../questions/matrix'
import { nameOf } from '../questions/subjects'

/** What each overlay opens or closes; an entry that it hides is a row in which nobody sees it. */
export function tenantRows(model: Model, { rows: forAll }: Matrix): TenantRow[] {
  const known = new Map(forAll.map((row) => [nameOf(row.subject), row]))
  return overlaidModels(model).flatMap(({ overlay: { name: overlay }, model: overlaid }) => {
    const { rows } = matrixOf(overlaid)
    const shown = new Set(rows.map(({ subject }) => nameOf(subject)))
    const changed = rows.filter((row) => accessIn(row) !== accessIn(known.get(nameOf(row.subject))))
    const hidden = forAll
      .filter(({ subject }) => !shown.has(nameOf(subject)))
      .map((row) => ({ ...row, signedOut: '', cells: row.cells.map(() => ''), together: '' }))
    return [...changed, ...hidden].map((row) => ({ ...row, overlay }))
  })
}

const accessIn = (row: MatrixRow | undefined) =>
  row && JSON.stringify([row.screens, row.signedOut, row.cells, row.together])

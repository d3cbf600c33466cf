import type { Model } from '../resolve/model'
import { wordOf } from '../resolve/wordOf'
import type { Disagreement } from './disagreementOn'
import type { Table } from './readTables'

type RowPath = readonly [section: string, entry: string]

/** A row of a menu's table that should stand before another one. */
export interface MisplacedRow {
  readonly file: string
  readonly row: RowPath
  readonly before: RowPath
}

/** For each menu that stands in another order than its table, the first row that should stand earlier. */
export function misplacedRows(tables: readonly Table[], model: Model): MisplacedRow[] {
  return tables.flatMap((table) => {
    if (table.kind !== 'menu') return []
    const rows = Object.entries(table.sections).flatMap(([section, entries]) =>
      Object.keys(entries).map((entry): RowPath => [section, entry]),
    )
    return menusOn(table.screens, model).flatMap((menu): MisplacedRow | [] => {
      const placeOf = (row: RowPath) => menu.indexOf(nameOf(row))
      const shown = rows.filter((row) => placeOf(row) >= 0)
      const at = shown.findIndex((row, no) => no > 0 && placeOf(row) < placeOf(shown[no - 1]!))
      return at < 0 ? [] : { file: table.file, row: shown[at]!, before: shown[at - 1]! }
    })
  })
}

export const orderDisagreements = (tables: readonly Table[], model: Model): Disagreement[] =>
  misplacedRows(tables, model).map((misplaced) => ({
    sentence: orderSentence(misplaced),
    spot: { file: misplaced.file, path: [...misplaced.row], at: 'key' },
  }))

export const orderSentence = ({ row, before }: MisplacedRow) =>
  `menu ${nameOf(row)}: it stands before ${nameOf(before)}, not after it`

const nameOf = (row: RowPath) => row.join(' / ')

/** `Home / All` of every entry, in the order of each menu on these screens. */
const menusOn = (screens: readonly string[], model: Model) =>
  model.trees
    .filter(({ viewports }) => viewports.some((viewport) => screens.includes(viewport)))
    .map(({ sections }) =>
      sections.flatMap(({ title, entries }) =>
        entries.map(({ label }) => `${wordOf(model, title)} / ${wordOf(model, label)}`),
      ),
    )

import { useUnit } from 'effector-react'
import type { ScreenRow } from '../../../../codegen/workbench/protocol'
import { $shown } from '../changes/draft.model'
import { $lensWorld, $shownLanguage } from '../lens/lens.model'
import { sayIn } from '../spokenIn'
import { words } from '../words'
import { idColumn, lensColumn, textColumn } from './cells'
import { TableView } from './TableView'

/** The screens that the manifest draws, found by all that they show, ask and offer. */
export function ScreensView() {
  const { tables, language, world } = useUnit({
    tables: $shown,
    language: $shownLanguage,
    world: $lensWorld,
  })
  if (!tables || !world) return null
  const say = sayIn(tables.words, language)
  const labels = (row: ScreenRow, fields: readonly string[]) =>
    fields.map((field) => say(row.drawn.fields[field]?.label ?? field)).join(', ')
  return (
    <TableView<ScreenRow>
      name={words.views.screens}
      rows={tables.screens}
      subjectOf={({ id }) => `screen ${id}`}
      columns={[
        idColumn(),
        textColumn('shows', words.table.shows, (row) =>
          labels(
            row,
            row.drawn.columns.map(({ field }) => field),
          ),
        ),
        textColumn('form', words.table.form, (row) => labels(row, inputs(row)), {
          minTableWidth: 620,
        }),
        textColumn(
          'actions',
          words.table.offers,
          ({ drawn }) => drawn.actions.map(({ label }) => say(label)).join(', '),
          { minTableWidth: 620 },
        ),
        lensColumn(world),
        textColumn('feature', words.table.feature, ({ feature }) => feature, {
          width: '120px',
          minTableWidth: 860,
        }),
      ]}
    />
  )
}

const inputs = ({ drawn }: ScreenRow) =>
  drawn.groups.flatMap((group) => group.inputs.map(({ field }) => field))

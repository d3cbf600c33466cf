import { useUnit } from 'effector-react'
import type { RouteRow } from '../../../../codegen/workbench/protocol'
import { $shown } from '../changes/draft.model'
import { $lensWorld, $shownLanguage } from '../lens/lens.model'
import { sayIn } from '../spokenIn'
import { words } from '../words'
import { idColumn, lensColumn, testsColumn, textColumn } from './cells'
import { TableView } from './TableView'
import { describeAccess } from './tell'

export function RoutesView() {
  const { tables, language, world } = useUnit({
    tables: $shown,
    language: $shownLanguage,
    world: $lensWorld,
  })
  if (!tables || !world) return null
  const say = sayIn(tables.words, language)
  return (
    <TableView<RouteRow>
      name={words.views.routes}
      rows={tables.routes}
      subjectOf={({ id }) => `route ${id}`}
      columns={[
        idColumn(),
        textColumn('path', words.table.path, ({ path }) => path, { isMono: true }),
        textColumn('title', words.table.title, ({ title }) => say(title), { minTableWidth: 620 }),
        textColumn('access', words.table.access, ({ access }) => describeAccess(access)),
        lensColumn(world),
        textColumn('feature', words.table.feature, ({ feature }) => feature, {
          width: '120px',
          minTableWidth: 860,
        }),
        testsColumn(),
      ]}
    />
  )
}

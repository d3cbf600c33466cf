import { useUnit } from 'effector-react'
import type { CallRow } from '../../../../codegen/workbench/protocol'
import { $shown } from '../changes/draft.model'
import { $lensWorld } from '../lens/lens.model'
import { words } from '../words'
import { idColumn, lensColumn, testsColumn, textColumn } from './cells'
import { TableView } from './TableView'
import { describeAccess } from './tell'

export function CallsView() {
  const { tables, world } = useUnit({ tables: $shown, world: $lensWorld })
  if (!tables || !world) return null
  return (
    <TableView<CallRow>
      name={words.views.calls}
      rows={tables.calls}
      subjectOf={({ id }) => `call ${id}`}
      columns={[
        idColumn(),
        textColumn('method', words.table.method, ({ method }) => method, { width: '80px' }),
        textColumn('path', words.table.path, ({ path }) => path, { isMono: true }),
        textColumn('access', words.table.access, ({ access }) => describeAccess(access)),
        lensColumn(world),
        textColumn('usedBy', words.table.usedBy, ({ usedBy }) => usedBy.join(', '), {
          minTableWidth: 860,
        }),
        testsColumn(),
      ]}
    />
  )
}

import { useUnit } from 'effector-react'
import type { RuleRow } from '../../../../codegen/workbench/protocol'
import { $shown } from '../changes/draft.model'
import { words } from '../words'
import { idColumn, testsColumn, textColumn } from './cells'
import { TableView } from './TableView'
import { describeActions, describeCondition } from './tell'

/** The error rules in order: the first match wins. */
export function RulesView() {
  const tables = useUnit($shown)
  if (!tables) return null
  const place = new Map(tables.rules.map(({ id }, at) => [id, at + 1]))
  return (
    <TableView<RuleRow>
      name={words.views.rules}
      rows={tables.rules}
      subjectOf={({ id }) => `rule ${id}`}
      columns={[
        textColumn('order', words.table.order, ({ id }) => String(place.get(id)), {
          width: '56px',
          align: 'end',
        }),
        idColumn(),
        textColumn('when', words.table.when, ({ when }) => describeCondition(when)),
        textColumn('then', words.table.acts, ({ then }) => describeActions(then)),
        textColumn('from', words.table.from, ({ from }) => from, {
          width: '88px',
          minTableWidth: 780,
        }),
        testsColumn(),
      ]}
    />
  )
}

import { useUnit } from 'effector-react'
import { EmptyState } from '../../../ui/page/EmptyState'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { $shown } from '../changes/draft.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { textColumn } from './cells'
import { cellsOf, type Cell } from './signed'
import { TableView } from './TableView'
import { $isUnsignedShown, testsListed } from './tests.model'

/** The cases that QA's tables have signed, and those that nobody has. */
export function TestsView() {
  const { tables, isUnsigned, list } = useUnit({
    tables: $shown,
    isUnsigned: $isUnsignedShown,
    list: testsListed,
  })
  if (!tables) return null
  const cells = cellsOf(tables)
  return (
    <TableView<Cell>
      name={words.views.tests}
      rows={isUnsigned ? cells.unsigned : cells.signed}
      subjectOf={({ subject }) => subject}
      idOf={({ subject, cell }) => `${subject} ${cell}`}
      columns={[
        textColumn('subject', words.table.subject, ({ subject }) => subject),
        textColumn('cell', words.table.cell, ({ cell }) => cell),
      ]}
      tools={
        <SegmentedControl
          label={words.tests.switch}
          value={isUnsigned ? 'unsigned' : 'signed'}
          segments={[
            { value: 'signed', label: `${words.tests.signed} ${cells.signed.length}` },
            { value: 'unsigned', label: `${words.tests.unsigned} ${cells.unsigned.length}` },
          ]}
          onValueChange={(value) => list(value)}
        />
      }
      empty={
        <EmptyState
          icon={<WorkbenchIcon name={isUnsigned ? 'holds' : 'tests'} size="xl" />}
          title={isUnsigned ? words.tests.allSigned : words.tests.noneSigned}
          level={3}
        >
          {words.tests.allSignedHint}
        </EmptyState>
      }
    />
  )
}

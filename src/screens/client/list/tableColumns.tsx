import type { Column as ListColumn, Look, Screen } from '../../../../generated/facts/screen'
import type { Column } from '../../../ui/collection/columns'
import { Cell } from '../cells/Cell'
import type { Say } from '../cells/useSay'
import { drawCell, type Parts } from '../parts'
import type { Row } from '../row'
import { fieldLabel } from '../own/ownScreen'
import { NameCell } from './NameCell'
import { RowMenu } from './RowMenu'
import { TrashedCell } from './TrashedCell'

/** Pixels, where the screen does not say. */
const widths: Readonly<Record<Look, number>> = {
  text: 170,
  person: 240,
  chips: 204,
  status: 112,
  age: 134,
  date: 134,
  moment: 230,
  count: 104,
  bytes: 104,
  duration: 104,
  meter: 172,
  check: 90,
  link: 200,
  image: 92,
}
const nameWidth = 220
const numeric: readonly Look[] = ['count', 'bytes', 'duration']

/** The columns of a screen as its table draws them, with the menu of each row at the end. */
export function tableColumns(
  screen: Screen,
  columns: readonly ListColumn[],
  { parts, isTrash, say }: { parts: Parts; isTrash: boolean; say: Say },
): readonly Column<Row>[] {
  return [
    ...columns.map((column, at) => columnOf(screen, column, at === 0, parts, say)),
    ...(isTrash ? [trashedColumn(say)] : []),
    {
      id: 'actions',
      header: '',
      headerLabel: say('screens.list.columns.actions'),
      width: '64px',
      minWidth: 64,
      isKept: true,
      align: 'end',
      cell: (row, { tabIndex }) =>
        drawCell(parts, screen.menu, { row, tabIndex }) ?? (
          <RowMenu row={row} tabIndex={tabIndex} />
        ),
    },
  ]
}

function columnOf(
  screen: Screen,
  column: ListColumn,
  isFirst: boolean,
  parts: Parts,
  say: Say,
): Column<Row> {
  const { field, as: look, cell } = column
  const width = column.width ?? (isFirst ? nameWidth : widths[look])
  return {
    id: field,
    header: fieldLabel(screen, field, say),
    // The name and what are several take what is left.
    ...(isFirst || look === 'chips' ? {} : { width: `${width}px` }),
    minWidth: width,
    align: numeric.includes(look) ? 'end' : 'start',
    isSortable: screen.sorts.includes(field),
    cell: (row, { tabIndex }) => {
      const drawn = drawCell(parts, cell, { row, tabIndex }) ?? (
        <Cell {...{ screen, column, row, tabIndex }} />
      )
      return isFirst ? <NameCell row={row}>{drawn}</NameCell> : drawn
    },
  }
}

const trashedColumn = (say: Say): Column<Row> => ({
  id: 'trashed',
  header: say('screens.list.trash.column'),
  width: '220px',
  minWidth: 220,
  isKept: true,
  cell: (row) => <TrashedCell row={row} />,
})

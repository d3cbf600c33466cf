import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { DataTable } from '../../../ui/collection/DataTable'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import { hasPanel } from './acts'
import { useList, useScreen } from './ListContext'
import { tableColumns } from './tableColumns'

export function ListTable() {
  const say = useSay()
  const { list, parts } = useList()
  const screen = useScreen()
  const view = useUnit({
    rows: list.rows.$drawn,
    shown: list.rows.$shown,
    address: list.place.$address,
    sortedBy: list.place.$sort,
    columns: list.layout.$columns,
    selectedIds: list.selection.$selectedIds,
    actions: list.actions.$actions,
    openId: list.place.$openId,
    select: list.selection.selectionChanged,
    sort: list.place.sortChosen,
    open: list.rows.rowPressed,
    more: list.rows.moreAsked,
  })
  const { trash: isTrash } = view.address
  const columns = useMemo(
    () => tableColumns(screen, view.columns, { parts, isTrash, say }),
    [screen, view.columns, parts, isTrash, say],
  )
  const canSelect = view.actions.length > 0
  return (
    <DataTable
      label={say(screen.title)}
      items={view.rows}
      idOf={list.rows.idOf}
      columns={columns}
      total={view.shown.total ?? 0}
      currentId={view.openId ?? undefined}
      sort={{
        columnId: view.sortedBy.field,
        direction: view.sortedBy.desc ? 'descending' : 'ascending',
      }}
      onSortChange={({ columnId, direction }) =>
        view.sort({ field: columnId, desc: direction === 'descending' })
      }
      selectedIds={view.selectedIds}
      onSelectionChange={canSelect ? view.select : undefined}
      selectAllLabel={say('screens.list.select.loaded')}
      selectLabel={(row) => say('screens.list.select', { name: nameOf(screen, row) })}
      onOpen={hasPanel(screen) && !isTrash ? view.open : undefined}
      onEndReached={() => view.more()}
    />
  )
}

import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { DataTable } from '../../../ui/collection/DataTable'
import { clipActionChosen } from './acts.model'
import { $cards } from './cards.model'
import { clipColumns } from './clipColumns'
import { moreAsked } from './clips.model'
import { ItemKeys } from './ItemKeys'
import { $selectedIds, selectionChanged } from './selection.model'
import { $footageQuery, sortChosen } from './screen.model'
import { sortOfTable, tableSortOf } from './tableSort'
import styles from './ClipList.module.css'

export function ClipList() {
  const t = useText()
  const format = useFormat()
  const view = useUnit({
    cards: $cards,
    query: $footageQuery,
    selectedIds: $selectedIds,
    select: selectionChanged,
    sort: sortChosen,
    act: clipActionChosen,
    more: moreAsked,
  })
  const columns = useMemo(() => clipColumns(t, format), [t, format])
  return (
    <ItemKeys>
      <div className={styles.list}>
        <DataTable
          label={t('footage.list')}
          items={view.cards}
          idOf={({ id }) => id}
          columns={columns}
          sort={tableSortOf(view.query.sort)}
          onSortChange={(sort) => view.sort(sortOfTable(sort))}
          selectedIds={view.selectedIds}
          onSelectionChange={view.select}
          selectAllLabel={t('footage.select.all')}
          selectLabel={({ title }) => t('footage.select', { title })}
          onOpen={({ id }) => view.act({ act: 'open', cardId: id })}
          onEndReached={view.more}
        />
      </div>
    </ItemKeys>
  )
}

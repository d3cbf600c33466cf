import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { Button } from '../../../ui/buttons/Button'
import { SelectionBar } from '../../../ui/collection/SelectionBar'
import { useSay } from '../cells/useSay'
import { drawSelection } from '../parts'
import { ActionIcon } from './RowMenu'
import { useList } from './ListContext'
import styles from './ListSelection.module.css'

/** What may be done with the selected rows. */
export function ListSelection() {
  const say = useSay()
  const format = useFormat()
  const { list, parts } = useList()
  const { count, ids, canSelectAll, shown, offered, isChanging, selectAll, clear, act } = useUnit({
    count: list.selection.$selectedCount,
    ids: list.selection.$selectedIds,
    canSelectAll: list.selection.$canSelectAll,
    shown: list.rows.$shown,
    offered: list.actions.$offered,
    isChanging: list.actions.$isChanging,
    selectAll: list.selection.allSelected,
    clear: list.selection.selectionCleared,
    act: list.actions.selectionActed,
  })
  if (count === 0) return null
  return (
    <SelectionBar
      label={say('screens.list.selection')}
      count={say('screens.list.selected', { count })}
      more={
        canSelectAll && (
          <button type="button" className={styles.all} onClick={() => selectAll()}>
            {say('screens.list.select.all', { count: shown.total ?? 0 })}
          </button>
        )
      }
      clearLabel={say('screens.list.selection.clear')}
      onClear={clear}
      isInside
    >
      {list.screen.selection?.map((name) =>
        drawSelection(parts, name, { ids: ids.size === count ? [...ids] : null }),
      )}
      {offered.map(({ action, count: part }) => (
        <Button
          key={action.id}
          variant="ghost"
          icon={<ActionIcon action={action} />}
          aria-disabled={isChanging || undefined}
          onClick={() => isChanging || act(action.id)}
        >
          {say(action.label)}
          {part !== null && part < count && (
            <span className={styles.part}>
              {' '}
              {say('screens.list.selection.part', { part: format.count(part), count })}
            </span>
          )}
        </Button>
      ))}
    </SelectionBar>
  )
}

import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { SelectionBar } from '../../../ui/collection/SelectionBar'
import { $footageQuery } from './screen.model'
import { $selection, selectionCleared, selectionMoved } from './selection.model'

export function FootageSelection() {
  const t = useText()
  const { selection, query, move, clear } = useUnit({
    selection: $selection,
    query: $footageQuery,
    move: selectionMoved,
    clear: selectionCleared,
  })
  const { count, movableIds } = selection
  if (count === 0) return null
  return (
    <SelectionBar
      label={t('footage.selection')}
      count={t('footage.selected', { count })}
      clearLabel={t('footage.selection.clear')}
      onClear={clear}
    >
      <Button
        variant="ghost"
        icon={<Icon name={query.isTrash ? 'undo' : 'trash'} />}
        disabled={movableIds.length === 0}
        title={movableIds.length < count ? t('footage.selection.readOnly') : undefined}
        onClick={() => move()}
      >
        {t(query.isTrash ? 'footage.restore.act' : 'footage.trash.act')}
      </Button>
    </SelectionBar>
  )
}

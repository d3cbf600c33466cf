import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ColumnList } from '../../../ui/collection/ColumnList'
import { useSay } from '../cells/useSay'
import { fieldLabel } from '../own/ownScreen'
import { allColumns } from './layout'
import { useList, useScreen } from './ListContext'
import styles from './ColumnsPanel.module.css'

/** Which columns the table has, and in which order. */
export function ColumnsPanel({ label }: { label: string }) {
  const say = useSay()
  const { list } = useList()
  const screen = useScreen()
  const { columns, isOwn, choose, reset } = useUnit({
    columns: list.layout.$columns,
    isOwn: list.layout.$areColumnsOwn,
    choose: list.layout.columnsChosen,
    reset: list.layout.columnsReset,
  })
  return (
    <>
      <header className={styles.head}>{label}</header>
      <ColumnList
        label={label}
        columns={allColumns(screen, columns).map(({ field }, at) => ({
          id: field,
          label: fieldLabel(screen, field, say),
          isShown: columns.some((each) => each.field === field),
          isFixed: at === 0,
        }))}
        onChange={choose}
        moveLabel={(name) => say('screens.list.columns.move', { name })}
      />
      <footer className={styles.foot}>
        <Button
          variant="ghost"
          icon={<Icon name="retry" />}
          disabled={!isOwn}
          onClick={() => reset()}
        >
          {say('screens.list.columns.reset')}
        </Button>
      </footer>
    </>
  )
}

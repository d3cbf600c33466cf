import { useUnit } from 'effector-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useList } from './ListContext'
import styles from './RowKeys.module.css'

/** Around the rows: hears the keys that are pressed on one of them. */
export function RowKeys({ children }: { children: ReactNode }) {
  const { list } = useList()
  const press = useUnit(list.keys.rowKeyPressed)
  const keyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return
    const id = itemAround(target)
    if (id !== undefined) press({ key, id })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows inside have the focus
    <div className={styles.keys} onKeyDown={keyDown}>
      {children}
    </div>
  )
}

/** The row around an element; undefined in a text field, where Delete deletes a letter. */
function itemAround(target: HTMLElement): string | undefined {
  if (target.matches('input:not([type=checkbox]), textarea')) return undefined
  return target.closest<HTMLElement>('[data-item]')?.dataset['item']
}

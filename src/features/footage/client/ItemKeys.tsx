import { useUnit } from 'effector-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { clipActed } from './acts.model'
import type { ClipAct } from './clipActs'
import { $selectedIds, selectionMoved } from './selection.model'
import styles from './ItemKeys.module.css'

const acts: Record<string, ClipAct> = { F2: 'rename', Delete: 'trash', Backspace: 'trash' }

/** F2 renames the clip that has the focus, Delete puts it away, or all that are chosen. */
export function ItemKeys({ children }: { children: ReactNode }) {
  const { selectedIds, act, moveSelection } = useUnit({
    selectedIds: $selectedIds,
    act: clipActed,
    moveSelection: selectionMoved,
  })
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cardId = event.target instanceof HTMLElement ? event.target.dataset.item : undefined
    const wanted = acts[event.key]
    if (cardId === undefined || wanted === undefined) return
    event.preventDefault()
    if (wanted === 'trash' && selectedIds.size > 0) moveSelection()
    else act({ act: wanted, cardId })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the items inside have the focus
    <div className={styles.keys} onKeyDown={keyDown}>
      {children}
    </div>
  )
}

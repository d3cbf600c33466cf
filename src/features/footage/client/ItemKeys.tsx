import { useUnit } from 'effector-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { clipActionChosen } from './acts.model'
import type { ClipAct } from './clipActs'
import { $selectedIds, selectionMoved } from './selection.model'
import styles from './ItemKeys.module.css'

const acts: Record<string, ClipAct> = { F2: 'rename', Delete: 'trash', Backspace: 'trash' }

/** F2 renames; Delete moves the item, or all selected ones, to the trash. */
export function ItemKeys({ children }: { children: ReactNode }) {
  const { selectedIds, act, moveSelection } = useUnit({
    selectedIds: $selectedIds,
    act: clipActionChosen,
    moveSelection: selectionMoved,
  })
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return
    const cardId = itemAround(target)
    const wanted = acts[key]
    if (wanted === undefined || cardId === undefined) return
    if (wanted === 'trash' && selectedIds.size > 0) moveSelection()
    else act({ act: wanted, cardId })
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the items inside have the focus
    <div className={styles.keys} onKeyDown={keyDown}>
      {children}
    </div>
  )
}

/** The item around an element; undefined in a text field, where Delete deletes a letter. */
function itemAround(target: HTMLElement): string | undefined {
  if (target.matches('[type=text]')) return undefined
  return target.closest<HTMLElement>('[data-item]')?.dataset.item
}

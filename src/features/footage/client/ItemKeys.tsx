import { useUnit } from 'effector-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { clipActionChosen } from './acts.model'
import type { ClipAct } from './clipActs'
import { $selectedIds, selectionMoved } from './selection.model'
import styles from './ItemKeys.module.css'

interface ItemKeysProps {
  /** The keys with which the collection moves to the next and the previous item. */
  walk: { next: string; previous: string }
  children: ReactNode
}

const acts: Record<string, ClipAct> = { F2: 'rename', Delete: 'trash', Backspace: 'trash' }

/**
 * J, K and X repeat the collection's own keys; F2 renames; Delete moves the item, or all selected
 * ones, to the trash.
 */
export function ItemKeys({ walk, children }: ItemKeysProps) {
  const { selectedIds, act, moveSelection } = useUnit({
    selectedIds: $selectedIds,
    act: clipActionChosen,
    moveSelection: selectionMoved,
  })
  const otherNames: Record<string, string> = { j: walk.next, k: walk.previous, x: ' ' }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return
    const meant = target.dataset.item === undefined ? undefined : otherNames[key.toLowerCase()]
    const cardId = itemAround(target)
    const wanted = acts[key]
    if (meant !== undefined) {
      target.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: meant, bubbles: true, cancelable: true }),
      )
    } else if (wanted === undefined || cardId === undefined) return
    else if (wanted === 'trash' && selectedIds.size > 0) moveSelection()
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

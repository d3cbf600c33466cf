import { useContext, useEffect, useRef } from 'react'
import { InPanel, isDialogOpen, isInList } from './layers'

export interface KeyDown {
  readonly key: string
  readonly hasShift: boolean
  readonly hasCommand: boolean
  readonly hasAlt: boolean
}

/**
 * Single keys of the whole page while something is shown. `press` says whether it did something.
 * Fields and controls keep the keys that are theirs, an open dialog keeps all of them, and the list
 * beside a panel those that are pressed in it. It listens
 * before `useShortcuts`, whose keys are those of the panel or page around.
 */
export function useKeys(press: (down: KeyDown) => boolean): void {
  const newest = useRef(press)
  const isInPanel = useContext(InPanel)
  useEffect(() => {
    newest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen() || isOwn(event)) return
      if (isInPanel && isInList(event.target)) return
      const { key, shiftKey: hasShift, altKey: hasAlt } = event
      const hasCommand = event.ctrlKey || event.metaKey
      if (newest.current({ key, hasShift, hasAlt, hasCommand })) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isInPanel])
}

const pressed = new Set([' ', 'Enter'])
const moved = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Whether the focused control does something with the key itself. */
function isOwn({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || ctrlKey || metaKey) return false
  if (target.closest('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')) return true
  if (target.isContentEditable || target.matches('textarea, select')) return true
  if (target instanceof HTMLInputElement) {
    const { type } = target
    if (type === 'radio' || type === 'range') return moved.has(key) || key === ' '
    return type === 'checkbox' ? key === ' ' : true
  }
  return pressed.has(key) && target.matches('button, a, summary, [role=button]')
}

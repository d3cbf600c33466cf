import { useContext, useEffect, useRef } from 'react'
import { InDialog, isDialogOpen } from './layers'

/** By `mod+s` (Control, or Command on a Mac), `mod+shift+z` or `alt+arrowdown`. */
export type Shortcuts = Readonly<Record<string, () => void>>

/**
 * Key combinations of the whole page while something is shown; the browser's own are kept from it, and
 * an open dialog keeps all of them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts)
  const isInDialog = useContext(InDialog)
  useEffect(() => {
    newest.current = shortcuts
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = newest.current[combinationOf(event)]
      if (!act || event.defaultPrevented) return
      if (isDialogOpen() && !isInDialog) return
      event.preventDefault()
      finishTyping()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isInDialog])
}

function combinationOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const hasCommand = ctrlKey || metaKey
  return [
    hasCommand ? 'mod' : '',
    hasCommand && shiftKey ? 'shift' : '',
    altKey ? 'alt' : '',
    key.toLowerCase(),
  ]
    .filter((part) => part !== '')
    .join('+')
}

/** Fields take over what is typed when they are left. */
function finishTyping(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !field.matches('input, textarea')) return
  field.blur()
  field.focus({ preventScroll: true })
}

import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { appStarted } from '../../browser/appStarted'
import { folderChanged } from './api'

/** Global keyboard shortcuts, and the server's event that the folder has changed. */
export type Shortcut = 'save' | 'undo' | 'redo' | 'search'

export const shortcutPressed = createEvent<Shortcut>()

const listenFx = createEffect((): void => {
  const pressed = scopeBind(shortcutPressed)
  const changed = scopeBind(folderChanged)
  addEventListener('keydown', (event) => {
    const shortcut = shortcutOf(event, isTextField(event.target))
    if (!shortcut || event.defaultPrevented) return
    event.preventDefault()
    pressed(shortcut)
  })
  import.meta.hot?.on('manifest', () => changed())
})

sample({ clock: appStarted, target: listenFx })

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** In a text field Ctrl+Z belongs to the field. */
export function shortcutOf(event: Key, isTyping: boolean): Shortcut | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (altKey) return null
  if (!ctrlKey && !metaKey) return key === '/' && !isTyping ? 'search' : null
  const letter = key.toLowerCase()
  if (letter === 's' && !shiftKey) return 'save'
  if (isTyping) return null
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
  )
}

// What keys do in the editor of captions.

export type EditorKey =
  | 'next'
  | 'split'
  | 'join'
  | 'stampIn'
  | 'stampOut'
  | 'undo'
  | 'save'
  | 'leave'

export interface PressedKey {
  readonly key: string
  /** The place on the keyboard: what Alt types differs by keyboard. */
  readonly code: string
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean
}

export function editorKeyOf(down: PressedKey): EditorKey | undefined {
  const { key, code, altKey, shiftKey, isCommand } = down
  if (altKey) {
    if (isCommand || shiftKey) return undefined
    return code === 'KeyI' ? 'stampIn' : code === 'KeyO' ? 'stampOut' : undefined
  }
  if (shiftKey) return undefined
  if (isCommand) return withCommand[key.toLowerCase()]
  return key === 'Enter' ? 'next' : key === 'Escape' ? 'leave' : undefined
}

const withCommand: Readonly<Record<string, EditorKey>> = {
  enter: 'split',
  j: 'join',
  z: 'undo',
  s: 'save',
}

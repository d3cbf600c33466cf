import { createEvent } from 'effector'
import { layerOf, type Layer } from '../ui/page/layers'

export interface KeyPress {
  key: string
  /** Typed into a field, where single-key shortcuts are off. */
  isTyping: boolean
  hasModifier: boolean
  /** Ctrl, or ⌘. */
  isCommand: boolean
  layer: Layer
}

export const keyPressed = createEvent<KeyPress>()

export function readKeyPress(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    isTyping: isField(event.target),
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isCommand: event.ctrlKey || event.metaKey,
    layer: layerOf(event.target),
  }
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

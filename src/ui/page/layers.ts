import { createContext } from 'react'

/**
 * The part of the page that a key press is meant for: the one in front, and of those side by side the
 * one that has the focus. A page covers its list; a panel stands beside it.
 */
export type Layer = 'dialog' | 'page' | 'panel' | 'screen'

/** True for what is drawn inside a dialog. */
export const InDialog = createContext(false)

/** Marks an element as a page or a panel. It counts as open while it has content. */
export const layerMark = (layer: 'page' | 'panel') => ({ 'data-layer': layer })

export const isDialogOpen = (): boolean => document.querySelector('[data-modal]') !== null

export function layerOf(target: EventTarget | null): Layer {
  const around = (selector: string) =>
    target instanceof Element && target.closest(selector) !== null
  const opensOver = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'
  if (isDialogOpen() || around(opensOver)) return 'dialog'
  if (document.querySelector('[data-layer=page] > :not([hidden])')) return 'page'
  return around('[data-layer=panel]') ? 'panel' : 'screen'
}

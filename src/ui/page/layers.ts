import { createContext } from 'react'

/**
 * The part of the page that a key press is meant for: the one in front, and of those side by side the
 * one that has the focus. A page covers its list; a panel stands beside it where there is room, and else
 * covers it like a page.
 */
export type Layer = 'dialog' | 'page' | 'panel' | 'screen'

/** True for what is drawn inside a dialog. */
export const InDialog = createContext(false)

/** True for what is drawn inside a panel that stands beside a list. */
export const InPanel = createContext(false)

/** Marks an element as a page or a panel, which counts as open while it has content, or as their list. */
export const layerMark = (layer: 'page' | 'panel' | 'list') => ({ 'data-layer': layer })

export const isDialogOpen = (): boolean => document.querySelector('[data-modal]') !== null

export function layerOf(target: EventTarget | null): Layer {
  const around = (selector: string) =>
    target instanceof Element && target.closest(selector) !== null
  const opensOver = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'
  if (isDialogOpen() || around(opensOver)) return 'dialog'
  if (document.querySelector('[data-layer=page] > :not([hidden])') || isCovered()) return 'page'
  return around('[data-layer=panel]') ? 'panel' : 'screen'
}

/** Whether a panel lies over its list, as the style sheet has it in windows without room for both. */
function isCovered(): boolean {
  const content = document.querySelector('[data-layer=panel] > :not([hidden])')
  return (
    content?.parentElement != null &&
    getComputedStyle(content.parentElement).position === 'absolute'
  )
}

/** Whether a key was pressed in the list, and not in the panel beside it. */
export const isInList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-layer=list]') !== null

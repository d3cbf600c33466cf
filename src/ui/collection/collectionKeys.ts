import type { KeyboardEvent } from 'react'
import { gridTarget } from './gridKeys'
import type { Roving } from './useRoving'
import type { Selection } from './useSelection'

interface Collection {
  order: readonly string[]
  columns: number
  roving: Roving
  selection: Selection
  onOpen: ((index: number) => void) | undefined
}

/** Handles the keys of a collection; returns true if the key was one of them. */
export function pressKey(event: KeyboardEvent<HTMLElement>, on: Collection): boolean {
  const { order, columns, roving, selection, onOpen } = on
  const target = event.target as HTMLElement
  const id = order[roving.index]
  // Ignores keys from an item's menu: it bubbles through React, although it is elsewhere in the
  // page.
  if (id === undefined || !event.currentTarget.contains(target) || takesText(target)) return false
  const isOnItem = target.dataset.item !== undefined
  const to = gridTarget(event, roving.index, order.length, columns)
  if (to !== undefined) {
    if (event.shiftKey && selection.canSelect) selection.extendTo(order[to] ?? id, id)
    roving.goTo(to)
    return true
  }
  if (event.key === 'Enter' && isOnItem && onOpen) {
    onOpen(roving.index)
    return true
  }
  return selection.canSelect && chooseByKey(event, id, isOnItem, selection)
}

function chooseByKey(event: KeyboardEvent, id: string, isOnItem: boolean, selection: Selection) {
  if (event.key === ' ' && isOnItem) {
    if (event.shiftKey) selection.extendTo(id)
    else selection.toggle(id)
    return true
  }
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    selection.selectAll()
    return true
  }
  if (event.key === 'Escape' && selection.selectedIds.size > 0) {
    selection.clear()
    return true
  }
  return false
}

function takesText(target: HTMLElement): boolean {
  return target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}

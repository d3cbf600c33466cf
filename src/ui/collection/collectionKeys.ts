import type { KeyboardEvent } from 'react'
import { gridTarget } from './gridKeys'
import type { Roving } from './useRoving'
import type { Selection } from './useSelection'

interface Collection {
  order: readonly string[]
  columns: number
  /** The index of the first item of each row, where not all rows are full. */
  starts?: readonly number[]
  roving: Roving
  selection: Selection
  onOpen: ((index: number) => void) | undefined
}

/** Handles the keys of a collection; returns true if the key was one of them. */
export function pressKey(event: KeyboardEvent<HTMLElement>, on: Collection): boolean {
  const { order, columns, starts, roving, selection, onOpen } = on
  const target = event.target as HTMLElement
  const id = order[roving.index]
  // Ignores keys from an item's menu: it bubbles through React, although it is elsewhere in the
  // page.
  if (id === undefined || !event.currentTarget.contains(target) || takesText(target)) return false
  const isOnItem = target.dataset.item !== undefined
  const key = isOnItem ? meantKey(event, columns) : event.key
  const rows = { count: order.length, columns, starts }
  const to = gridTarget({ ...modifiers(event), key }, roving.index, rows)
  if (to !== undefined) {
    if (event.shiftKey && selection.canSelect) selection.extendTo(order[to] ?? id, id)
    roving.goTo(to)
    return true
  }
  if (key === 'Enter' && isOnItem && onOpen) {
    onOpen(roving.index)
    return true
  }
  return selection.canSelect && chooseByKey({ ...modifiers(event), key }, id, isOnItem, selection)
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const modifiers = ({ shiftKey, ctrlKey, metaKey }: Key) => ({ shiftKey, ctrlKey, metaKey })

/** J, K and X are the arrows and Space of people who keep their hands where they are. */
function meantKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, columns: number): string {
  if (ctrlKey || metaKey || altKey) return key
  const isList = columns === 1
  const letters: Record<string, string> = {
    j: isList ? 'ArrowDown' : 'ArrowRight',
    k: isList ? 'ArrowUp' : 'ArrowLeft',
    x: ' ',
  }
  return letters[key.toLowerCase()] ?? key
}

function chooseByKey(event: Key, id: string, isOnItem: boolean, selection: Selection) {
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

import { useRef, type MouseEvent } from 'react'
import { extended, toggled, type Anchor } from './selection'

export interface SelectionValue {
  selectedIds?: ReadonlySet<string> | undefined
  onSelectionChange?: ((ids: ReadonlySet<string>) => void) | undefined
}

const nothing: ReadonlySet<string> = new Set()

/** Selection for a list in page order. Without a callback nothing can be selected. */
export function useSelection(order: readonly string[], value: SelectionValue) {
  const { selectedIds = nothing, onSelectionChange } = value
  const anchor = useRef<Anchor>(undefined)
  const change = (ids: ReadonlySet<string>) => onSelectionChange?.(ids)
  const toggle = (id: string) => {
    const next = toggled(selectedIds, id)
    // If the item was just deselected, a range from it does not include it.
    anchor.current = { id, base: new Set([...next].filter((each) => each !== id)) }
    change(next)
  }
  const extendTo = (id: string, startId = id) => {
    anchor.current ??= { id: startId, base: selectedIds }
    change(extended(order, anchor.current, id))
  }
  return {
    canSelect: onSelectionChange !== undefined,
    selectedIds,
    toggle,
    extendTo,
    selectAll: () => change(new Set(order)),
    clear: () => {
      anchor.current = undefined
      change(nothing)
    },
    /** Selects if the press has Ctrl, ⌘ or Shift, and returns whether it did. A plain one begins a range. */
    press: (event: MouseEvent, id: string) => {
      if (!onSelectionChange) return false
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) {
        anchor.current = { id, base: selectedIds }
        return false
      }
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) extendTo(id)
      else toggle(id)
      return true
    },
  }
}

export type Selection = ReturnType<typeof useSelection>

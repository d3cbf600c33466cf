import { useKeys } from '../page/useKeys'
import type { KeyPress } from './playerKeys'

/** Keys of a player wherever the focus is; up and down scroll the page. */
export function usePageKeys(press: ((key: KeyPress) => boolean) | undefined): void {
  useKeys(({ key, hasShift, hasCommand, hasAlt }) => {
    if (!press || key === 'ArrowUp' || key === 'ArrowDown') return false
    return press({
      key,
      shiftKey: hasShift,
      ctrlKey: hasCommand,
      metaKey: false,
      altKey: hasAlt,
      target: null,
    })
  })
}

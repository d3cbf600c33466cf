import { useKeys } from '../page/useKeys'
import type { KeyPress } from './playerKeys'

/** Keys of a player wherever the focus is; up and down scroll the page, and foreign ones are left to it. */
export function usePageKeys(press: ((key: KeyPress) => boolean) | undefined, foreign = ''): void {
  useKeys(({ key, hasShift, hasCommand, hasAlt }) => {
    if (!press || key === 'ArrowUp' || key === 'ArrowDown') return false
    if (foreign.includes(key.toLowerCase())) return false
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

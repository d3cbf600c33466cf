import type { OutlineLine } from './outline'

/** What a key does in the tree (WAI-ARIA tree view): move, open, close, or nothing. */
export type OutlineAct =
  | { readonly kind: 'goTo'; readonly id: string }
  | { readonly kind: 'toggle'; readonly id: string }

export function actOf(key: string, lines: readonly OutlineLine[], at: number): OutlineAct | null {
  const line = lines[at]
  if (!line) return null
  switch (key) {
    case 'ArrowDown':
      return goTo(lines[at + 1])
    case 'ArrowUp':
      return goTo(lines[at - 1])
    case 'Home':
      return goTo(lines[0])
    case 'End':
      return goTo(lines.at(-1))
    case 'ArrowRight':
      if (line.isOpen === false) return { kind: 'toggle', id: line.id }
      return line.isOpen ? goTo(lines[at + 1]) : null
    case 'ArrowLeft':
      if (line.isOpen) return { kind: 'toggle', id: line.id }
      return goTo(lines.find(({ id }) => id === line.parentId))
    case 'Enter':
      return line.isOpen === null ? null : { kind: 'toggle', id: line.id }
    default:
      return null
  }
}

const goTo = (target: OutlineLine | undefined): OutlineAct | null =>
  target ? { kind: 'goTo', id: target.id } : null

/**
 * The next line that starts with the typed text, wrapping around; a single letter skips the current
 * line.
 */
export function lineTyped(
  typed: string,
  lines: readonly OutlineLine[],
  at: number,
): OutlineLine | undefined {
  const from = typed.length === 1 ? at + 1 : at
  const round = [...lines.slice(from), ...lines.slice(0, from)]
  const start = typed.toLocaleLowerCase()
  return round.find(({ label }) => label.toLocaleLowerCase().startsWith(start))
}

const pauseMs = 700

export const nothingTyped = { text: '', at: 0 }

/** The text typed so far; a pause starts over. */
export function typedSoFar(before: typeof nothingTyped, key: string, now: number) {
  return { text: now - before.at > pauseMs ? key : before.text + key, at: now }
}

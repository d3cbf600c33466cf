import type { Column, Screen } from '../../../../generated/facts/screen'
import type { Sort } from '../../question'

export type ListView = 'table' | 'cards'

export interface KeptLayout {
  readonly view?: ListView
  readonly sort?: Sort
  /** Fields, in order. */
  readonly columns?: readonly string[]
}

/** What this device kept, as far as it can be understood. */
export function readLayout(text: string | null): KeptLayout {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown> | null
    const { view, columns, sort } = kept ?? {}
    return {
      ...(view === 'table' || view === 'cards' ? { view } : {}),
      ...(isSort(sort) ? { sort } : {}),
      ...(Array.isArray(columns) ? { columns: columns.map(String) } : {}),
    }
  } catch {
    return {}
  }
}

const isSort = (kept: unknown): kept is Sort =>
  typeof kept === 'object' && kept !== null && 'field' in kept && 'desc' in kept

/** The first column names the row and stays where it is; fields that are gone are left out. */
export function orderedColumns(screen: Screen, fields?: readonly string[]): readonly Column[] {
  const { columns, moreColumns } = screen
  if (!fields) return columns
  const first = columns.slice(0, 1)
  const known = new Map([...columns.slice(1), ...moreColumns].map((each) => [each.field, each]))
  return [...first, ...fields.flatMap((field) => known.get(field) ?? [])]
}

/** All columns that there are: those shown in their order, then the others. */
export function allColumns(screen: Screen, shown: readonly Column[]): readonly Column[] {
  const others = [...screen.columns, ...screen.moreColumns].filter(
    ({ field }) => !shown.some((each) => each.field === field),
  )
  return [...shown, ...others]
}

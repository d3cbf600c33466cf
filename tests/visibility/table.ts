import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { FlagId } from '../../generated/facts/flags'
import type { RoleId } from '../../generated/facts/roles'

export type Flags = Readonly<Record<FlagId, boolean>>

/** What QA signed for one row: by role, always or under flags. Who is not named sees nothing. */
export type Row =
  | 'everyone'
  | Readonly<Partial<Record<RoleId, 'yes' | Readonly<Partial<Record<FlagId, boolean>>>>>>

export interface MenuTable {
  readonly screens: readonly Viewport[]
  /** Section to entry to row, in the order of the menu. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, Row>>>>
}

export type Viewport = 'tablet' | 'compact' | 'wide'

const read = (name: string): Record<string, never> =>
  parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, never>

export function readMenuTables(): MenuTable[] {
  return ['full-menu.yaml', 'support-menu.yaml', 'simplified-menu.yaml'].map((name) => {
    const { screens, ...sections } = read(name)
    return { screens, sections } as unknown as MenuTable
  })
}

export const readPages = () => read('pages.yaml') as unknown as Readonly<Record<string, Row>>

export function isSigned(row: Row | undefined, role: RoleId, flags: Flags): boolean {
  if (row === undefined) return false
  if (row === 'everyone') return true
  const cell = row[role]
  if (cell === undefined) return false
  return (
    cell === 'yes' || Object.entries(cell).every(([flag, value]) => flags[flag as FlagId] === value)
  )
}

/** The menu QA signed for a person: `Section / Entry`, in order. */
export function signedMenu(
  tables: readonly MenuTable[],
  role: RoleId,
  flags: Flags,
  viewport: Viewport,
): string[] {
  return tables
    .filter(({ screens }) => screens.includes(viewport))
    .flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([section, rows]) =>
        Object.entries(rows)
          .filter(([, row]) => isSigned(row, role, flags))
          .map(([entry]) => `${section} / ${entry}`),
      ),
    )
}

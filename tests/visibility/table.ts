import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cell, readTables, type Table, type Who } from '../../codegen/tables/readTables'
import type { FlagId } from '../../generated/facts/flags'
import { type RoleId, roles as known } from '../../generated/facts/roles'
import type { Person } from './interpreter'
import { model } from './manifest'

export type Flags = Readonly<Record<FlagId, boolean>>
export type Viewport = 'tablet' | 'compact' | 'wide'

/** QA's tables as they stand in this folder, name to text. */
export const tableFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]),
)

export const { problems: tableProblems, tables } = readTables(tableFiles, model)

/** What tables say of a person. */
export function signedIn(read: readonly Table[]) {
  const ofKind = <Kind extends Table['kind']>(kind: Kind) =>
    read.filter((table): table is Extract<Table, { kind: Kind }> => table.kind === kind)
  const rowsOf = (kind: 'pages' | 'calls' | 'controls'): Readonly<Record<string, Who>> =>
    Object.assign({}, ...ofKind(kind).map(({ rows }) => rows))
  return {
    pages: rowsOf('pages'),
    calls: rowsOf('calls'),
    controls: rowsOf('controls'),
    replies: ofKind('replies').flatMap(({ rows }) =>
      Object.entries(rows).flatMap(([sentence, own]) => own.map((row) => ({ sentence, ...row }))),
    ),
    /** The menu QA signed for a person: `Section / Entry`, in order. */
    menu: (person: Person): string[] =>
      ofKind('menu')
        .filter(({ screens }) => screens.includes(person.facts['viewport']!))
        .flatMap(({ sections }) =>
          Object.entries(sections).flatMap(([section, rows]) =>
            Object.entries(rows)
              .filter(([, who]) => isSigned(who, person))
              .map(([entry]) => `${section} / ${entry}`),
          ),
        ),
  }
}

export const { replies } = signedIn(tables)

/** Whether a row lets a person in: everybody, or who has a role under whose conditions it stands. */
export function isSigned(who: Who | undefined, person: Person): boolean {
  if (who === undefined) return false
  if (who === 'everyone') return true
  const alone = person.roles.filter((role) => known[role].exclusive)
  const held: readonly RoleId[] = alone.length > 0 ? alone : person.roles
  return held.some((role) => holds(who[role], person))
}

function holds(cell: Cell | undefined, { flags, facts }: Person): boolean {
  if (cell === undefined || cell === 'yes') return cell === 'yes'
  const stands: Readonly<Record<string, boolean | string>> = { ...flags, ...facts }
  return [cell]
    .flat()
    .some((condition) => Object.entries(condition).every(([name, value]) => stands[name] === value))
}

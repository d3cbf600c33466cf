import type { Answers } from './answers'
import { changeColumns } from './changeColumns'
import { doublesOf } from './doubles'
import type { StoredEntity } from './storedEntities'
import { ident } from './ident'
import { tableOf } from './tableOf'
import type { Part, TablePicture } from './tablePicture'

/** The statements that bring a table to what the manifest describes. */
export interface TableMigration {
  readonly statements: readonly Statement[]
  /** The table after them. */
  readonly after: TablePicture
  /** What only a person can decide, each with the option that answers it. */
  readonly questions: readonly string[]
}

export interface Statement {
  /** A sentence for whoever reads the migration. */
  readonly why: string
  readonly sql: string
}

/** @param before the table as it is; undefined: there is none. */
export function migrationOf(
  entity: StoredEntity,
  before: TablePicture | undefined,
  answers: Answers,
): TableMigration {
  const wanted = tableOf(entity)
  if (!before) return { statements: creating(entity, wanted), after: wanted, questions: [] }
  const renamed = renameColumns(before, answers)
  const columns = changeColumns(entity, renamed.table, wanted, answers)
  const laws = replaceParts(columns.table.constraints, wanted.constraints, {
    isOurs: ({ name }) => name.startsWith(`${wanted.name}_`) && name.endsWith('_check'),
    drop: ({ name }) => `alter table ${wanted.name} drop constraint ${name};`,
    add: ({ name, line }) => `alter table ${wanted.name} add constraint ${name} ${line};`,
    noun: 'rule',
  })
  const described = new Set(wanted.columns.map(({ name }) => `${wanted.name}_${name}`))
  const ways = replaceParts(columns.table.indexes, wanted.indexes, {
    isOurs: ({ name }) => name === `${wanted.name}_sorted` || described.has(name),
    drop: ({ name }) => `drop index ${name};`,
    add: ({ line }) => `${line};`,
    noun: 'index',
  })
  const doubles = doublesOf(entity, renamed.table, ways.added, answers)
  return {
    statements: [
      ...renamed.statements,
      ...laws.dropped,
      ...columns.statements,
      ...laws.statements,
      ...ways.dropped,
      ...doubles.statements,
      ...ways.statements,
    ],
    after: { ...columns.table, constraints: laws.after, indexes: ways.after },
    questions: [...columns.questions, ...doubles.questions],
  }
}

function creating({ stored, meaning, hasTrash }: StoredEntity, table: TablePicture): Statement[] {
  const lines = [
    ...table.columns.map(({ name, line }) => `  ${ident(name)} ${storedLine(line)}`),
    ...table.constraints.map(({ name, line }) => `  constraint ${name} ${line}`),
  ]
  const whose = stored.global ? 'for all customers' : 'for each customer'
  return [
    {
      why: `${meaning} One table of them ${whose}${hasTrash ? ', with a trash' : ''}.`,
      sql: `create table ${table.name} (\n${lines.join(',\n')}\n);`,
    },
    ...table.indexes.map(({ line }) => ({ why: indexWhy(line), sql: `${line};` })),
  ]
}

/** PostgreSQL is told where a generated column lives; it does not say so itself. */
export const storedLine = (line: string) => (line.includes(' generated ') ? `${line} stored` : line)

const indexWhy = (line: string) =>
  line.startsWith('CREATE UNIQUE')
    ? 'No two rows are alike in it.'
    : 'Serves the usual order of the list.'

function renameColumns(before: TablePicture, { renames }: Answers) {
  const statements: Statement[] = []
  let table = before
  for (const [from, to] of renames) {
    if (!table.columns.some(({ name }) => name === from)) continue
    const isGenerated = (name: string) =>
      name === `${from}_key` && table.columns.some((each) => each.name === name)
    const names = [
      [from, to] as const,
      ...(isGenerated(`${from}_key`) ? [[`${from}_key`, `${to}_key`] as const] : []),
    ]
    for (const [one, other] of names) {
      statements.push({
        why: `${one} is called ${other} from now on.`,
        sql: `alter table ${table.name} rename column ${ident(one)} to ${ident(other)};`,
      })
      statements.push(...renameParts(table, one, other))
      table = mapLines(table, { one, other })
    }
  }
  return { table, statements }
}

/** What is named after the column goes with it, or it would be made a second time. */
function renameParts({ name, constraints, indexes }: TablePicture, one: string, other: string) {
  const [from, to] = [`${name}_${one}`, `${name}_${other}`]
  const renamed = (part: Part) => part.name.replace(from, to)
  return [
    ...constraints
      .filter((part) => isNamedAfter(part, from))
      .map((part) => ({
        why: `The rule ${part.name} is called ${renamed(part)}.`,
        sql: `alter table ${name} rename constraint ${part.name} to ${renamed(part)};`,
      })),
    ...indexes
      .filter((part) => isNamedAfter(part, from))
      .map((part) => ({
        why: `The index ${part.name} is called ${renamed(part)}.`,
        sql: `alter index ${part.name} rename to ${renamed(part)};`,
      })),
  ]
}

const isNamedAfter = ({ name }: Part, column: string) =>
  [column, `${column}_check`, `${column}_fkey`].includes(name)

function mapLines(
  table: TablePicture,
  { one, other }: { readonly one: string; readonly other: string },
): TablePicture {
  const [from, to] = [`${table.name}_${one}`, `${table.name}_${other}`]
  const lineOf = (line: string) =>
    line.replaceAll(new RegExp(`"?\\b${one}\\b"?`, 'g'), ident(other))
  const named = (part: Part): Part =>
    isNamedAfter(part, from)
      ? { name: part.name.replace(from, to), line: lineOf(part.line).replace(from, to) }
      : { name: part.name, line: lineOf(part.line) }
  return {
    ...table,
    columns: table.columns.map(({ name, line }) => ({
      name: name === one ? other : name,
      line: lineOf(line),
    })),
    constraints: table.constraints.map(named),
    indexes: table.indexes.map(named),
    comments: table.comments.map(({ name, line }) => ({ name: name === one ? other : name, line })),
  }
}

interface Replacing {
  /** Whether it goes when the manifest no longer asks for it; what people added by hand stays. */
  isOurs(part: Part): boolean
  drop(part: Part): string
  add(part: Part): string
  readonly noun: string
}

function replaceParts(
  before: readonly Part[],
  wanted: readonly Part[],
  { isOurs, drop, add, noun }: Replacing,
) {
  const had = new Map(before.map((part) => [part.name, part.line]))
  const wants = new Map(wanted.map((part) => [part.name, part.line]))
  const gone = before.filter(({ name, line }) =>
    wants.has(name) ? wants.get(name) !== line : isOurs({ name, line }),
  )
  const added = wanted.filter(({ name, line }) => had.get(name) !== line)
  const kept = before.filter((part) => !gone.includes(part))
  return {
    dropped: gone.map((part) => ({ why: `The ${noun} ${part.name} goes.`, sql: drop(part) })),
    statements: added.map((part) => ({
      why: noun === 'index' ? indexWhy(part.line) : `The ${noun} ${part.name} holds for all rows.`,
      sql: add(part),
    })),
    added,
    after: [...kept, ...added],
  }
}

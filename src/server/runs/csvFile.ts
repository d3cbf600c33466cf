import { Readable } from 'node:stream'
import { defaultLanguage } from '../../../generated/facts/app'
import type { Screen } from '../../../generated/facts/screen'
import { roleTitleOf } from '../../access/roleIdOf'
import { joinCell, type Cell } from '../../kit/csv'
import { csvRows } from '../../kit/csvRows'
import type { RunFile, RunOrder, RunWork } from './run'

interface Held {
  readonly id: string
  readonly name: string
}

/** A cell as it stands in the database, or the roles that somebody has. */
type Told = Cell | readonly Held[]

interface Report<Row> {
  readonly name: string
  /** Where the values of these fields have words. */
  readonly like?: Pick<Screen, 'feature' | 'fields'>
  readonly heads: ReadonlyArray<keyof Row & string>
  readonly rows: readonly Row[]
}

/** A table in the language and with the clock of whoever asked for it. */
export async function csvFile<Row extends Readonly<Record<string, Told>>>(
  { name, heads, rows, like }: Report<Row>,
  { askedBy }: Pick<RunOrder, 'askedBy'>,
  { database, services, now }: Pick<RunWork, 'database' | 'services' | 'now'>,
): Promise<RunFile> {
  const reader = await database.db
    .selectFrom('users')
    .select(['locale', 'timezone'])
    .where('id', '=', askedBy)
    .executeTakeFirst()
  const language = reader?.locale ?? defaultLanguage
  const words = {
    ...(like && (await services.screens.words(language, like.feature))),
    ...(await services.screens.words(language, 'account')),
  }
  const timeZone = reader?.timezone ?? 'UTC'
  const said = (head: string, cell: Told): Cell => {
    if (Array.isArray(cell))
      return joinCell(
        (cell as readonly Held[]).map((held) => words[roleTitleOf(held.id) ?? ''] ?? held.name),
      )
    const key = typeof cell === 'string' ? like?.fields[head]?.values?.[cell] : undefined
    const value = String(cell).replaceAll('.', '_')
    return (
      words[key ?? `account.report.value.${head}.${value}`] ?? localCell(cell as Cell, timeZone)
    )
  }
  const cells = rows.map((row) => heads.map((head) => said(head, row[head])))
  const labels = heads.map((head) => words[`account.report.column.${head}`] ?? head)
  return {
    name: `${name}-${now().toISOString().slice(0, 10)}.csv`,
    body: Readable.from(csvRows(labels, cells), { objectMode: false }),
  }
}

/** 2026-11-28 21:15, which spreadsheets of every language read as a moment. */
const localCell = (cell: Cell, timeZone: string): Cell =>
  cell instanceof Date
    ? cell.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    : cell

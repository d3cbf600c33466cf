import { Readable } from 'node:stream'
import { defaultLanguage } from '../../../generated/facts/app'
import type { Cell } from '../../kit/csv'
import { csvRows } from '../../kit/csvRows'
import type { RunFile, RunOrder, RunWork } from './run'

interface Report<Row> {
  readonly name: string
  readonly heads: ReadonlyArray<keyof Row & string>
  readonly rows: readonly Row[]
}

/** A table in the language and with the clock of whoever asked for it. */
export async function csvFile<Row extends Readonly<Record<string, Cell>>>(
  { name, heads, rows }: Report<Row>,
  { askedBy }: Pick<RunOrder, 'askedBy'>,
  { database, services, now }: Pick<RunWork, 'database' | 'services' | 'now'>,
): Promise<RunFile> {
  const reader = await database.db
    .selectFrom('users')
    .select(['locale', 'timezone'])
    .where('id', '=', askedBy)
    .executeTakeFirst()
  const words = await services.screens.words(reader?.locale ?? defaultLanguage, 'account')
  const timeZone = reader?.timezone ?? 'UTC'
  const cells = rows.map((row) => heads.map((head) => localCell(row[head], timeZone)))
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

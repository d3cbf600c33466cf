import { Readable } from 'node:stream'
import type { Cell } from '../../kit/csv'
import { csvRows } from '../../kit/csvRows'
import type { RunFile } from './run'

/** Heads are names of fields, so that what somebody builds on a report survives a change of language. */
export const csvFile = <Row extends Readonly<Record<string, Cell>>>(
  name: string,
  at: Date,
  heads: ReadonlyArray<keyof Row & string>,
  rows: readonly Row[],
): RunFile => ({
  name: `${name}-${at.toISOString().slice(0, 10)}.csv`,
  body: Readable.from(
    csvRows(
      heads,
      rows.map((row) => heads.map((head) => row[head])),
    ),
    { objectMode: false },
  ),
})

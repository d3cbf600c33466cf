import { csvLine, csvMark, type Cell } from './csv'

/** A whole CSV: heads, then rows, each read as it is asked for. */
export async function* csvRows(
  heads: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield csvMark + csvLine(heads)
  for await (const row of rows) yield csvLine(row)
}

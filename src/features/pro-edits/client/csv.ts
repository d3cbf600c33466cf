import { csvLine, csvMark, type Cell } from '../../../kit/csv'
import type { SavedFile } from '../../../browser/saveFile'

/** A table as a file, with its heads in the reader's words. */
export const csvOf = (
  name: string,
  heads: readonly string[],
  rows: ReadonlyArray<readonly Cell[]>,
): SavedFile => ({
  name: `${name}.csv`,
  type: 'text/csv',
  parts: [csvMark, csvLine(heads), ...rows.map(csvLine)],
})

/** CSV as spreadsheets open it: UTF-8 with a mark, commas, and no cell that is taken for a formula. */
export const csvMark = '\uFEFF'

export type Cell = string | number | boolean | Date | null | undefined

/** One line, ended. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const harmless = value.replaceAll(formula, "'$1")
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Where a spreadsheet would begin a formula, whichever separator it splits the line by. */
const formula = /(?<=^|[;|\t])('*)(?=[=+\-@\t\r])/g
const guarded = /(?<=^|[;|\t])'('*)(?=[=+\-@\t\r])/g

/** What a cell was before `csvLine` kept it from being a formula. */
export const withoutGuard = (cell: string): string => cell.replaceAll(guarded, '$1')

/** Several values in one cell; `splitCell` reads them again. */
export const joinCell = (values: readonly unknown[]): string =>
  values
    .map((value) => {
      const text = String(value)
      return /[",;|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(', ')

/** The values of a cell, between commas, semicolons or bars; one in quotes may hold these. */
export const splitCell = (cell: string): string[] =>
  [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;|]*?))\s*(?:[,;|]|$)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .filter((value) => value !== '')

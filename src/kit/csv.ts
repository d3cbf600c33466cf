/** CSV as spreadsheets open it: UTF-8 with a mark, commas, and no cell that is taken for a formula. */
export const csvMark = '\uFEFF'

export type Cell = string | number | boolean | Date | null | undefined

/** One line, ended. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

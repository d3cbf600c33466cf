import type { Matrix, MatrixRow, TenantRow } from './matrix'
import { nameOf } from './subjects'

/**
 * One line for each subject, and one for each that an overlay changes, sorted by name and without anything but access:
 * a difference between two of these files is a difference in who may do what.
 */
export function matrixCsv({ roles, rows }: Matrix, tenants: readonly TenantRow[] = []): string {
  const head = ['subject', 'leads to', 'screens', 'signed out', ...roles, 'only together']
  const lines = [
    ...rows.map((row) => lineOf(nameOf(row.subject), row)),
    ...tenants.map((row) => lineOf(`${nameOf(row.subject)} with the overlay ${row.overlay}`, row)),
  ].sort(([a], [b]) => (a! < b! ? -1 : 1))
  return `${[head, ...lines].map((cells) => cells.map(quoted).join(',')).join('\n')}\n`
}

const lineOf = (name: string, { address, screens, signedOut, cells, together }: MatrixRow) => [
  name,
  address,
  screens,
  signedOut,
  ...cells,
  together,
]

/** A cell of a CSV file. */
export const quoted = (cell: string) =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

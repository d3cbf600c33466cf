import type { SubjectName, Tables } from '../../../../codegen/workbench/protocol'

/** One case of QA's tables, or one that no table covers. */
export interface Cell {
  readonly subject: SubjectName
  readonly cell: string
}

export function cellsOf(tables: Tables): { signed: readonly Cell[]; unsigned: readonly Cell[] } {
  return {
    signed: [
      ...signedBy('route', tables.routes),
      ...signedBy('call', tables.calls),
      ...signedBy('rule', tables.rules),
    ],
    unsigned: tables.unsigned.map((cell) => ({
      subject: cell.split(' ').slice(0, 2).join(' '),
      cell,
    })),
  }
}

const signedBy = (kind: string, rows: readonly { id: string; tests: readonly string[] }[]) =>
  rows.flatMap(({ id, tests }) => tests.map((cell) => ({ subject: `${kind} ${id}`, cell })))

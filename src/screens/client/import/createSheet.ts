// A file as a sheet: its cells, which can be mended, and the field that each column becomes.
import { attach, combine, createEvent, createStore, sample, type Event, type Store } from 'effector'
import { epochBegan } from '../../../calls/epoch.model'
import type { FormInput } from '../form/values'
import { joinNames, withJoined, type NameParts } from './joinNames'
import { splitNames, type NameHalves } from './splitNames'
import type { FieldNames, Mapping } from './mapping'
import { guessMapping, mapColumn } from './mapping'
import { readTableFx as readAnyTableFx, TableError, type Table, type TableFault } from './readTable'

export interface Mend {
  readonly row: number
  readonly column: number
  readonly text: string
}

interface Sources {
  readonly $inputs: Store<readonly FormInput[]>
  /** What fields are called, and that this is known now. */
  readonly $names: Store<FieldNames>
  readonly wordsRead: Event<unknown>
  readonly $nameParts: Store<NameParts | null>
  readonly $nameHalves: Store<NameHalves | null>
}

export function createSheet(sources: Sources) {
  const { $inputs, $names, $nameParts, $nameHalves, wordsRead } = sources
  const fileChosen = createEvent<File>()
  const leftAside = createEvent()
  const columnMapped = createEvent<{ column: number; field: string | null }>()
  const cellMended = createEvent<Mend>()
  const readTableFx = attach({ effect: readAnyTableFx })

  const fitted = createEvent<Table>()
  const forgotten = [leftAside, epochBegan]
  const kept = { serialize: 'ignore' } as const
  const $table = createStore<Table | null>(null, kept)
    .on([readTableFx.doneData, fitted], (_, table) => table)
    .reset(forgotten)
  const $tableFault = createStore<TableFault | null>(null, kept)
    .on(readTableFx.failData, (_, error) =>
      error instanceof TableError ? error.fault : 'unreadable',
    )
    .reset(fileChosen, ...forgotten)
  const $cells = createStore<readonly (readonly string[])[]>([], kept)
    .on([readTableFx.doneData, fitted], (_, { rows }) => rows)
    .on(cellMended, (all, { row, column, text }) =>
      all.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
    )
    .reset(forgotten)
  /** Cells that were mended here: `row:column`. */
  const $mended = createStore<ReadonlySet<string>>(new Set(), kept)
    .on(cellMended, (all, { row, column }) => new Set([...all, `${row}:${column}`]))
    .reset(readTableFx, ...forgotten)
  sample({ clock: fileChosen, target: readTableFx })

  const $isMapped = createStore(false, kept)
    .on(columnMapped, () => true)
    .reset(readTableFx, ...forgotten)
  const $mapping = createStore<Mapping>([], kept)
    .on(columnMapped, (mapping, { column, field }) => mapColumn(mapping, column, field))
    .reset(forgotten)
  const $guessing = combine({
    table: $table,
    isMapped: $isMapped,
    names: $names,
    parts: $nameParts,
    halves: $nameHalves,
  })
  const guessed = sample({
    clock: [readTableFx.doneData, wordsRead, $inputs],
    source: $guessing,
    filter: ({ table, isMapped }) => table !== null && !isMapped,
    fn: ({ table, names, parts, halves }) => {
      const joined = joinNames(table as Table, names, parts)
      const whole = halves ? splitNames(joined, names, halves) : joined
      return { table: whole, mapping: guessMapping(whole.heads, withJoined(names, whole)) }
    },
  })
  sample({
    clock: guessed,
    source: $table,
    filter: (table, guess) => table !== guess.table,
    fn: (_, { table }) => table,
    target: fitted,
  })
  sample({ clock: guessed, fn: ({ mapping }) => mapping, target: $mapping })
  /** Heads of columns that hold something and become no field. */
  const $columnsLeft = combine($table, $cells, $mapping, (table, cells, mapping) =>
    (table?.heads ?? []).filter(
      (_, column) => !mapping[column] && cells.some((row) => row[column]?.trim()),
    ),
  )

  return {
    fileChosen,
    fileRead: readTableFx.done.map(() => undefined),
    leftAside,
    columnMapped,
    cellMended,
    /** Another file begins, or none any more. */
    cleared: [readTableFx, ...forgotten],
    $table,
    $tableFault,
    $isReading: readTableFx.pending,
    $cells,
    $mended,
    $mapping,
    $columnsLeft,
  }
}

// Rows of a file become rows of the list: read, matched with fields, checked, mended and sent.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import { epochBegan } from '../../../calls/epoch.model'
import type { FormModel } from '../form/createFormModel'
import type { Typed } from '../form/createDrafts'
import { importId as importPanel } from '../form/createOpenRow'
import { isEmpty, sentValue, type FormInput, type Values as Typeds } from '../form/values'
import type { ScreenCalls } from '../list/screenCalls'
import type { RowsBeside } from '../row'
import { createChoices } from './createChoices'
import { createDownloads } from './createDownloads'
import { createRun } from './createRun'
import { createUndo } from './createUndo'
import { createVocabulary, vocabularyOf } from './createVocabulary'
import { createJudge, type Rules } from './judgeRows'
import { guessMapping, mapColumn, type Mapping } from './mapping'
import { isReadable } from './readCell'
import { readTableFx as readAnyTableFx, TableError, type Table, type TableFault } from './readTable'
import { reportImport } from './reportImport'
import {
  countStates,
  createImportFx,
  nextUnknown,
  rowsOf,
  withVerdicts,
  type ImportMode,
  type ImportRow,
  type Verdicts,
} from './verdicts'

export interface ImportSources {
  readonly screen: Screen
  readonly calls: ScreenCalls
  readonly importCall: Call
  readonly undoCall?: Call | undefined
  readonly rows: RowsBeside
  readonly form: Pick<FormModel, '$inputs' | 'options'>
}

export interface Mend {
  readonly row: number
  readonly column: number
  readonly text: string
}

interface Check {
  readonly rows: readonly ImportRow[]
  readonly mode: ImportMode
  readonly importId: string
}

/** The server keeps what an import did under this id. */
const drawAnyIdFx = createEffect((_: void) => crypto.randomUUID() as string)

export function createImportModel(sources: ImportSources) {
  const { screen, calls, importCall, undoCall, rows, form } = sources
  const fileChosen = createEvent<File>()
  const leftAside = createEvent()
  const columnMapped = createEvent<{ column: number; field: string | null }>()
  const cellMended = createEvent<Mend>()
  const constantTyped = createEvent<Typed>()
  const modeChosen = createEvent<ImportMode>()
  const checkRepeated = createEvent()
  const opened = createEvent()

  sample({
    clock: rows.$openId,
    filter: (id) => id === importPanel,
    fn: () => undefined,
    target: opened,
  })
  // The model may be there only after the page was opened.
  sample({ clock: fileChosen, fn: () => undefined, target: opened })
  const { namesOf, wordsRead, $words } = createVocabulary(screen, opened)
  const { readChoicesFx, $choices } = createChoices(calls.options ?? {})
  const importFx = createImportFx(importCall)
  const readTableFx = attach({ effect: readAnyTableFx })
  const drawIdFx = attach({ effect: drawAnyIdFx })

  const forgotten = [leftAside, epochBegan]
  const kept = { serialize: 'ignore' } as const
  const $table = createStore<Table | null>(null, kept)
    .on(readTableFx.doneData, (_, table) => table)
    .reset(forgotten)
  const $tableFault = createStore<TableFault | null>(null, kept)
    .on(readTableFx.failData, (_, error) =>
      error instanceof TableError ? error.fault : 'unreadable',
    )
    .reset(fileChosen, ...forgotten)
  const $importId = createStore('', kept).on(drawIdFx.doneData, (_, id) => id)
  const $cells = createStore<readonly (readonly string[])[]>([], kept)
    .on(readTableFx.doneData, (_, { rows: read }) => read)
    .on(cellMended, (all, { row, column, text }) =>
      all.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
    )
    .reset(forgotten)
  /** Cells that were mended here: `row:column`. */
  const $mended = createStore<ReadonlySet<string>>(new Set(), kept)
    .on(cellMended, (all, { row, column }) => new Set([...all, `${row}:${column}`]))
    .reset(readTableFx, ...forgotten)
  const $mode = createStore<ImportMode>('fill', kept).on(modeChosen, (_, mode) => mode)
  const $constants = createStore<Typeds>({}, kept)
    .on(constantTyped, (all, { field, value }) => ({ ...all, [field]: value }))
    .reset(forgotten)
  sample({ clock: fileChosen, target: readTableFx })
  sample({ clock: readTableFx.done, fn: () => undefined, target: drawIdFx })

  const $inputs = form.$inputs.map((inputs) => inputs.filter(isReadable))
  const $isMapped = createStore(false, kept)
    .on(columnMapped, () => true)
    .reset(readTableFx, ...forgotten)
  const $mapping = createStore<Mapping>([], kept)
    .on(columnMapped, (mapping, { column, field }) => mapColumn(mapping, column, field))
    .reset(forgotten)
  sample({
    clock: [readTableFx.doneData, wordsRead, $inputs],
    source: { table: $table, isMapped: $isMapped, inputs: $inputs, words: $words },
    filter: ({ table, isMapped }) => table !== null && !isMapped,
    fn: ({ table, inputs, words }) =>
      guessMapping(table?.heads ?? [], namesOf(inputs, words.dictionaries)),
    target: $mapping,
  })
  sample({
    clock: $mapping,
    source: { inputs: $inputs, choices: $choices, isReading: readChoicesFx.pending },
    filter: ({ inputs, choices }, mapping) => choicesMissing(inputs, mapping, choices) !== null,
    fn: ({ inputs, choices }, mapping) => choicesMissing(inputs, mapping, choices) as ChoicesOf,
    target: readChoicesFx,
  })

  const $judge = combine(
    { inputs: $inputs, mapping: $mapping, words: $words, choices: $choices, typed: $constants },
    ({ inputs, mapping, words, choices, typed }) => {
      const vocabularies = inputs.map((input) => {
        const refs = (input.options && choices[input.options]) ?? []
        return [input.field, vocabularyOf(screen, input, words, refs)] as const
      })
      const rules: Rules = {
        inputs,
        mapping,
        vocabularies: Object.fromEntries(vocabularies),
        constants: constantsOf(inputs, mapping, typed),
        schema: importCall.request,
        match: screen.match,
      }
      return createJudge(rules)
    },
  )
  const $verdicts = createStore<Verdicts>({}, kept).reset(modeChosen, readTableFx, ...forgotten)
  const $rows = combine($cells, $judge, $verdicts, (cells, judge, verdicts) =>
    rowsOf(cells.map(judge), verdicts, screen.match),
  )
  const $counts = $rows.map(countStates)

  const checkFx = createEffect(({ rows: asked, mode, importId }: Check) =>
    importFx({ importId, dryRun: true, mode, rows: asked.map(({ values }) => values) }),
  )
  const $isCheckFailed = createStore(false, kept)
    .on(checkFx.finally, (_, { status }) => status === 'fail')
    .reset(checkRepeated, fileChosen)
  const run = createRun({ importFx, $rows, $mode, $importId })

  sample({
    clock: [$rows, checkFx.done, checkRepeated, $importId],
    source: {
      rows: $rows,
      mode: $mode,
      importId: $importId,
      isChecking: checkFx.pending,
      isFailed: $isCheckFailed,
      state: run.$state,
    },
    filter: ({ rows: all, importId, isChecking, isFailed, state }) =>
      importId !== '' &&
      !isChecking &&
      !isFailed &&
      state === 'idle' &&
      nextUnknown(all).length > 0,
    fn: ({ rows: all, mode, importId }) => ({ rows: nextUnknown(all), mode, importId }),
    target: checkFx,
  })
  $verdicts.on([checkFx.done, run.sendFx.done], (verdicts, { params, result }) =>
    withVerdicts(verdicts, params.rows, result),
  )
  sample({ clock: [...forgotten, readTableFx], fn: () => undefined, target: run.reset })
  reportImport({ screen, rows, run })
  const downloads = createDownloads({ screen, $inputs, $table, $cells, $rows })
  const undoing = createUndo({ undoCall, $importId, run, rows })
  /** Needed fields that neither a column nor one value for all gives. */
  const $unmapped = combine($inputs, $mapping, $constants, (inputs, mapping, typed) =>
    inputs.filter(({ field, isNeeded }) => isNeeded && !mapping.includes(field) && !typed[field]),
  )

  return {
    screen,
    rows,
    form,
    run,
    fileChosen,
    leftAside,
    columnMapped,
    cellMended,
    modeChosen,
    checkRepeated,
    /** What inputs of a form are drawn with. */
    constants: {
      screen,
      options: form.options,
      typed: constantTyped,
      fieldLeft: createEvent<string>(),
    },
    $table,
    $tableFault,
    $isReading: readTableFx.pending,
    $cells,
    $mended,
    $inputs,
    $mapping,
    $constants,
    $mode,
    $rows,
    $counts,
    $isChecking: checkFx.pending,
    $isCheckFailed,
    $unmapped,
    ...downloads,
    ...undoing,
  }
}

export type ImportModel = ReturnType<typeof createImportModel>

type ChoicesOf = Parameters<ReturnType<typeof createChoices>['readChoicesFx']>[0]

/** The list of a mapped column whose rows are not known yet. */
function choicesMissing(
  inputs: readonly FormInput[],
  mapping: Mapping,
  known: Readonly<Record<string, unknown>>,
): ChoicesOf | null {
  const input = inputs.find(
    ({ field, options }) => mapping.includes(field) && options !== undefined && !(options in known),
  )
  return input?.options ? { call: input.options, key: input.optionsKey } : null
}

function constantsOf(inputs: readonly FormInput[], mapping: Mapping, typed: Typeds) {
  const filled = inputs.flatMap((input) => {
    const value = typed[input.field]
    const isGiven = value !== undefined && !mapping.includes(input.field) && !isEmpty(input, value)
    return isGiven ? [[input.field, sentValue(input, value)] as const] : []
  })
  return Object.fromEntries(filled)
}

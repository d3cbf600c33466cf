// Rows of a file become rows of the list: read, matched with fields, checked, mended and sent.
import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import type { WriteCall } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import type { FormModel } from '../form/createFormModel'
import type { Typed } from '../form/createDrafts'
import { importId as importPanel } from '../form/createOpenRow'
import { isEmpty, sentValue, type FormInput, type Values as Typeds } from '../form/values'
import type { RowsBeside } from '../row'
import { createChoices } from './createChoices'
import { createPlaces } from './createPlaces'
import { createDownloads } from './createDownloads'
import { createRun } from './createRun'
import { createSheet } from './createSheet'
import { createUndo } from './createUndo'
import { createVocabulary, vocabularyOf } from './createVocabulary'
import { createJudge, type Rules } from './judgeRows'
import type { Mapping } from './mapping'
import { isReadable } from './readCell'
import { reportImport } from './reportImport'
import {
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
  readonly importCall: WriteCall
  readonly rows: RowsBeside
  readonly form: Pick<FormModel, '$inputs' | 'options' | 'suggestions'>
}

interface Check {
  readonly rows: readonly ImportRow[]
  readonly mode: ImportMode
  readonly importId: string
}

/** The server keeps what an import did under this id. */
const drawAnyIdFx = createEffect((): string => crypto.randomUUID())

export function createImportModel(sources: ImportSources) {
  const { screen, importCall, rows, form } = sources
  const constantTyped = createEvent<Typed>()
  const modeChosen = createEvent<ImportMode>()
  const checkRepeated = createEvent()
  const opened = createEvent()

  const { namesOf, partsOf, halvesOf, wordsRead, $words } = createVocabulary(screen, opened)
  const { readChoicesFx, $choices } = createChoices(screen.calls.options ?? {})
  const importFx = createImportFx(importCall)
  const drawIdFx = attach({ effect: drawAnyIdFx })

  const $inputs = form.$inputs.map((inputs) => inputs.filter(isReadable))
  const $names = combine($inputs, $words, (inputs, { dictionaries }) =>
    namesOf(inputs, dictionaries),
  )
  const $nameParts = combine($inputs, $words, (inputs, { dictionaries }) =>
    partsOf(inputs, dictionaries),
  )
  const $nameHalves = combine($inputs, $words, (inputs, { dictionaries }) =>
    halvesOf(inputs, dictionaries),
  )
  const sheet = createSheet({ $inputs, $names, $nameParts, $nameHalves, wordsRead })
  const { $table, $cells, $mapping, cleared } = sheet
  sample({ clock: sheet.fileRead, target: drawIdFx })
  sample({
    clock: rows.$openId,
    filter: (id) => id === importPanel,
    fn: () => undefined,
    target: opened,
  })
  // The model may be there only after the page was opened.
  sample({ clock: sheet.fileChosen, fn: () => undefined, target: opened })

  const kept = { serialize: 'ignore' } as const
  const $importId = createStore('', kept).on(drawIdFx.doneData, (_, id) => id)
  const $mode = createStore<ImportMode>('fill', kept).on(modeChosen, (_, mode) => mode)
  const $constants = createStore<Typeds>({}, kept)
    .on(constantTyped, (all, { field, value }) => ({ ...all, [field]: value }))
    .reset(cleared)
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
  const $verdicts = createStore<Verdicts>({}, kept).reset(modeChosen, ...cleared)
  const $judged = combine($cells, $judge, $verdicts, $mapping, (cells, judge, verdicts, mapping) =>
    rowsOf(cells.map(judge), verdicts, screen, mapping),
  )
  const checkFx = createEffect(({ rows: asked, mode, importId }: Check) =>
    importFx({ importId, dryRun: true, mode, rows: asked.map(({ values }) => values) }),
  )
  const { $rows, $counts, ...places } = createPlaces({
    $judged,
    checked: checkFx.doneData,
    forgotten: merge(cleared).map(() => undefined),
  })
  const $isCheckFailed = createStore(false, kept)
    .on(checkFx.finally, (_, { status }) => status === 'fail')
    .reset(checkRepeated, sheet.fileChosen)
  const run = createRun({ importFx, $rows, $mode, $importId, $isQuiet: places.$isQuiet })

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
  sample({ clock: cleared, fn: () => undefined, target: run.reset })
  reportImport({ screen, rows, run })
  const downloads = createDownloads({ screen, $inputs, $table, $cells, $rows })
  const undoing = createUndo({ $importId, run, rows })
  /** Needed fields that neither a column nor one value for all gives. */
  const $unmapped = combine($inputs, $mapping, $constants, (inputs, mapping, typed) =>
    inputs.filter(({ field, isNeeded }) => isNeeded && !mapping.includes(field) && !typed[field]),
  )

  return {
    screen,
    rows,
    form,
    run,
    ...sheet,
    modeChosen,
    checkRepeated,
    /** What inputs of a form are drawn with. */
    constants: {
      screen,
      options: form.options,
      suggestions: form.suggestions,
      typed: constantTyped,
      fieldLeft: createEvent<string>(),
    },
    $inputs,
    $constants,
    $mode,
    $rows,
    $counts,
    $isChecking: checkFx.pending,
    $isCheckFailed,
    $unmapped,
    ...places,
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

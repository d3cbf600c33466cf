import { combine, createEvent, sample, type Event, type Store } from 'effector'
import type { CallId } from '../../../../generated/facts/calls'
import type { Screen } from '../../../../generated/facts/screen'
import { seekElementFx } from '../../../browser/page'
import { refusalText } from '../../../calls/refusalText'
import { noticeShown } from '../../../shell/notices/notices.model'
import { $screensRevision } from '../replaced.model'
import { ownInputOf } from '../own/ownScreen'
import type { Row, RowsBeside } from '../row'
import { rowSaved } from '../saved.model'
import { createHistory } from './createHistory'
import { checkDraft, type Faults } from './check'
import { createActing } from './createActing'
import { createAutosave } from './createAutosave'
import { createDrafts } from './createDrafts'
import { createKeeping } from './createKeeping'
import { createMerging } from './createMerging'
import { createOpenRow } from './createOpenRow'
import { createOptionList, type OptionList } from './createOptionList'
import { createPictures } from './createPictures'
import { createSaving } from './createSaving'
import { createSuggestions } from './createSuggestions'
import { currentValue, inputsOf, isAutosaved, newDraft, newId, type Draft } from './draft'
import { elementId } from './elementId'
import { savedNotice } from './savedNotice'
import { isEmpty, type FormInput } from './values'

export interface FormSources {
  readonly screen: Screen
  readonly rows: RowsBeside
}

/**
 * The form of a screen: creates and updates its rows. Made once for each screen; the row it is about
 * is the one that is open beside the list.
 */
export function createFormModel({ screen, rows }: FormSources) {
  const { calls } = screen
  const { $openId } = rows
  const copiedAsNew = createEvent()
  /** What the copy is called. */
  const copyMade = createEvent<string>()
  const cancelled = createEvent()
  const fieldSought = createEvent<string>()

  const { $row, $state, lookRepeated, readRowFx, keyOf } = createOpenRow(screen, rows)
  const $ownInputs = rows.$ownFields.map((own) => own.map(ownInputOf))
  const $inputs = combine($ownInputs, $screensRevision, (own): readonly FormInput[] =>
    inputsOf(screen, own),
  )

  const check = (inputs: readonly FormInput[], draft: Draft): Faults => {
    const call = draft.row === null ? calls.create : calls.update
    return call ? checkDraft(screen, inputs, draft, call.request) : {}
  }
  const history = createHistory({ screen, $row })
  const drafts = createDrafts({ $openId, $row, $inputs, check })
  const saving = createSaving({ screen, rows, keyOf, $inputs, drafts, check })
  const conflictId = elementId(screen.id, 'conflict')
  const merging = createMerging({ rows, readRowFx, $inputs, drafts, saving, conflictId })
  createAutosave({ screen, $openId, $inputs, drafts, saving, check })
  const actionAsked = createActing({ rows, $inputs, drafts, saving, keyOf, conflictId })
  const keeping = createKeeping({ screen, rows, drafts })
  const pictures = createPictures({ $openId, typed: drafts.typed })

  sample({
    clock: fieldSought,
    fn: (field) => elementId(screen.id, field),
    target: seekElementFx,
  })
  // What the row lacks for an action is told where it is filled in.
  const lacking = sample({
    clock: rows.rowRefused,
    source: drafts.$open,
    filter: (open: Draft | null, { id }): open is Draft => open?.id === id,
    fn: (open, { code, params = {} }) => {
      const text = refusalText({ code, message: null, params, faults: [] })
      const field = Object.entries(screen.faults).find(([each]) => each === code)?.[1]
      return { ...(open as Draft), faults: field === undefined ? {} : { [field]: text } }
    },
  }).filter({ fn: ({ faults }) => Object.keys(faults).length > 0 })
  sample({ clock: lacking, target: drafts.draftPut })
  sample({ clock: lacking, fn: ({ faults }) => faults, target: saving.faultsFound })
  sample({
    clock: saving.faultsFound,
    source: $inputs,
    filter: (inputs, faults) => inputs.some(({ field }) => field in faults),
    fn: (inputs, faults) =>
      elementId(screen.id, inputs.find(({ field }) => field in faults)?.field ?? ''),
    target: seekElementFx,
  })
  sample({
    clock: merging.savedAlready,
    fn: (row) => savedNotice({ row, isNew: false, mergedWith: null }, screen),
    target: noticeShown,
  })
  sample({
    clock: saving.saved,
    fn: ({ row }) => ({ screen: screen.id, row }),
    target: rowSaved,
  })
  sample({
    clock: saving.saved,
    // The form itself says that it was saved by itself.
    filter: ({ row, isNew, mergedWith }) =>
      isNew || mergedWith !== null || !isAutosaved(screen, row),
    fn: (saved) => savedNotice(saved, screen),
    target: noticeShown,
  })

  // A row that somebody removed can be made again from what was typed.
  const copied = sample({
    clock: copiedAsNew,
    source: { open: drafts.$open, inputs: $inputs },
    filter: ({ open }) => open !== null,
    fn: ({ open, inputs }) => ({ from: open as Draft, copy: copyOf(open as Draft, inputs) }),
  })
  sample({ clock: copied, fn: ({ copy }) => copy, target: drafts.draftBegun })
  sample({ clock: copied, fn: ({ from }) => from.id, target: drafts.discarded })
  sample({ clock: copied, fn: () => newId, target: rows.rowOpened })

  const made = sample({
    clock: copyMade,
    source: { open: drafts.$open, inputs: $inputs },
    filter: ({ open }) => open !== null,
    fn: ({ open, inputs }, name) => {
      const copy = copyOf(open as Draft, inputs)
      return { ...copy, edits: { ...copy.edits, [screen.name]: name } }
    },
  })
  sample({ clock: made, target: drafts.draftBegun })
  sample({ clock: made, fn: () => newId, target: rows.rowOpened })

  const discardedHere = sample({
    clock: cancelled,
    source: $openId,
    filter: (id) => id !== null,
    fn: (id) => id ?? '',
  })
  sample({ clock: discardedHere, target: drafts.discarded })
  sample({
    clock: discardedHere,
    filter: (id) => id === newId,
    fn: () => undefined,
    target: rows.rowClosed,
  })

  const $isSaving = combine(saving.$savingIds, $openId, (ids, id) => ids.includes(id ?? ''))
  const $isWaiting = combine(
    saving.$waitingId,
    $openId,
    (waiting, id) => id !== null && waiting === id,
  )
  const options = Object.fromEntries(
    Object.entries(calls.options ?? {}).map(([id, call]) => {
      const { optionsKey, optionsPicture } = inputOfOptions(screen, id) ?? {}
      return [id, createOptionList(call, optionsKey, undefined, optionsPicture)]
    }),
  ) as Readonly<Partial<Record<CallId, OptionList>>>

  return {
    screen,
    rows: { ...rows, actionAsked },
    options,
    suggestions: createSuggestions(screen),
    pictures,
    $row,
    $state,
    lookRepeated,
    history,
    $inputs,
    $ownInputs,
    $draft: drafts.$open,
    $changed: drafts.$changed,
    $draftIds: drafts.$draftIds,
    typed: drafts.typed,
    fieldLeft: drafts.fieldLeft,
    undone: drafts.undone,
    cancelled,
    fieldSought,
    copiedAsNew,
    copyMade,
    saveAsked: saving.saveAsked,
    saved: saving.saved,
    faultsFound: saving.faultsFound as Event<Faults>,
    chosen: merging.chosen,
    allTheirsChosen: merging.allTheirsChosen,
    wentBack: keeping.wentBack,
    $isSaving,
    $isWaiting,
    canCreate: calls.create !== undefined,
    createAccess: calls.create?.access,
    canUpdate: calls.update !== undefined,
  }
}

/** The form of a screen, by the type of its rows. */
export interface FormModel<Of extends Row = Row> extends Omit<
  ReturnType<typeof createFormModel>,
  '$row'
> {
  readonly $row: Store<Of | null>
}

function copyOf(draft: Draft, inputs: readonly FormInput[]): Draft {
  const filled = inputs
    .map((input) => [input, currentValue(input, draft)] as const)
    .filter(([input, value]) => !isEmpty(input, value))
  return newDraft(
    newId,
    null,
    Object.fromEntries(filled.map(([{ field }, value]) => [field, value])),
  )
}

const inputOfOptions = ({ groups, actions }: Screen, call: string) =>
  [...groups.flatMap(({ inputs }) => inputs), ...actions.flatMap(({ ask = [] }) => ask)].find(
    ({ options }) => options === call,
  )

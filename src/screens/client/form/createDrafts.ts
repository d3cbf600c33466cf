// What is typed and not saved, by row. A draft stays in memory when another row or screen is opened,
// until it is saved, discarded, or the person or customer changes.
import { combine, createEvent, createStore, sample, type Store } from 'effector'
import { $location } from '../../../browser/location'
import { epochBegan } from '../../../calls/epoch.model'
import type { Row } from '../row'
import type { Faults } from './check'
import {
  changedFields,
  currentValue,
  isChanged,
  newDraft,
  newId,
  withoutKeys,
  type Draft,
  type Drafts,
} from './draft'
import type { FormInput, FormValue } from './values'

export interface Typed {
  readonly field: string
  readonly value: FormValue
}

interface DraftSources {
  readonly $openId: Store<string | null>
  readonly $row: Store<Row | null>
  readonly $inputs: Store<readonly FormInput[]>
  /** What is wrong with a draft, by its fields. */
  readonly check: (inputs: readonly FormInput[], draft: Draft) => Faults
}

export function createDrafts({ $openId, $row, $inputs, check }: DraftSources) {
  const typed = createEvent<Typed>()
  const fieldLeft = createEvent<string>()
  const undone = createEvent<string>()
  const discarded = createEvent<string>()
  const draftPut = createEvent<Draft>()
  const draftBegun = createEvent<Draft>()

  const $drafts = createStore<Drafts>({}, { serialize: 'ignore' })
    .on([draftPut, draftBegun], (drafts, draft) => ({ ...drafts, [draft.id]: draft }))
    .on(discarded, (drafts, id) => withoutKeys(drafts, [id]))
    .reset(epochBegan)

  /** The draft of what is open, perhaps still empty. */
  const $open = combine($openId, $row, $drafts, (id, row, drafts): Draft | null => {
    const draft = id === null ? undefined : drafts[id]
    if (draft || id === null) return draft ?? null
    return id === newId || row ? newDraft(id, row) : null
  })
  const $changed = combine($inputs, $open, (inputs, open) =>
    open ? changedFields(inputs, open) : [],
  )
  const $draftIds = combine($inputs, $drafts, (inputs, drafts) =>
    Object.values(drafts)
      .filter((draft) => changedFields(inputs, draft).length > 0)
      .map(({ id }) => id),
  )
  /** The address at which each draft was typed, to come back to it from elsewhere. */
  const $places = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' }).on(
    sample({
      clock: typed,
      source: { id: $openId, location: $location },
      fn: ({ id, location }) => ({ [id ?? '']: location.pathname + location.search }),
    }),
    (places, place) => ({ ...places, ...place }),
  )

  sample({
    clock: typed,
    source: $open,
    filter: Boolean,
    fn: (open, change) => withTyped(open, change),
    target: draftPut,
  })
  const changes = { open: $open, inputs: $inputs }
  sample({
    clock: undone,
    source: $open,
    filter: Boolean,
    fn: (open, field) => ({ ...open, ...withoutField(open, field) }),
    target: draftPut,
  })
  sample({
    clock: fieldLeft,
    source: changes,
    filter: ({ open }, field) => open?.edits[field] !== undefined,
    fn: ({ open, inputs }, field) => withLeft(open as Draft, field, inputs, check),
    target: draftPut,
  })
  // A draft in which nothing differs any more is none.
  sample({
    clock: [undone, fieldLeft],
    source: changes,
    filter: ({ open, inputs }) =>
      open !== null && isIdle(open) && changedFields(inputs, open).length === 0,
    fn: ({ open }) => (open as Draft).id,
    target: discarded,
  })

  return {
    typed,
    fieldLeft,
    undone,
    discarded,
    draftPut,
    draftBegun,
    $drafts,
    $open,
    $changed,
    $draftIds,
    $places,
  }
}

export type DraftUnits = ReturnType<typeof createDrafts>

function withTyped(draft: Draft, { field, value }: Typed): Draft {
  const { conflict } = draft
  return {
    ...draft,
    edits: { ...draft.edits, [field]: value },
    faults: withoutKeys(draft.faults, [field]),
    problem: null,
    isToRetry: false,
    conflict: conflict?.both.includes(field)
      ? { ...conflict, choices: { ...conflict.choices, [field]: 'mine' } }
      : conflict,
  }
}

const withoutField = ({ edits, faults }: Draft, field: string) => ({
  edits: withoutKeys(edits, [field]),
  faults: withoutKeys(faults, [field]),
})

function withLeft(
  draft: Draft,
  field: string,
  inputs: readonly FormInput[],
  check: DraftSources['check'],
): Draft {
  const input = inputs.find((each) => each.field === field)
  if (!input) return draft
  const fault = check(inputs, draft)[field]
  const edits = isChanged(input, draft)
    ? draft.edits
    : { ...draft.edits, [field]: currentValue(input, { row: draft.row, edits: {} }) }
  return {
    ...draft,
    edits,
    faults: fault ? { ...draft.faults, [field]: fault } : withoutKeys(draft.faults, [field]),
  }
}

const isIdle = ({ conflict, isGone, faults }: Draft) =>
  conflict === null && !isGone && Object.keys(faults).length === 0

import type { Group, Screen } from '../../../../generated/facts/screen'
import type { Words } from '../../../browser/text/words'
import { packOwn } from '../../ownField'
import { valueIn, type Row } from '../row'
import { isSame, valueOf, type FormInput, type FormValue, type Values } from './values'

/** The id under which a row that is not there yet has its draft. */
export const newId = 'new'

/** What somebody has typed about a row and not saved. */
export interface Draft {
  readonly id: string
  /** The row as it was when they began; null: a new one. */
  readonly row: Row | null
  readonly edits: Values
  readonly faults: Readonly<Record<string, Words>>
  /** What is wrong with the whole. */
  readonly problem: Words | null
  /** The network or the server failed: saving can be tried again. */
  readonly isToRetry: boolean
  /** Somebody removed the row. */
  readonly isGone: boolean
  readonly conflict: Conflict | null
}

/** Somebody else saved the row meanwhile, and some fields were changed by both. */
export interface Conflict {
  readonly theirs: Row
  readonly before: Row
  /** Fields changed by both, those they alone changed, and those changed here alone. */
  readonly both: readonly string[]
  readonly taken: readonly string[]
  readonly kept: readonly string[]
  readonly choices: Readonly<Record<string, 'mine' | 'theirs'>>
}

/** Whether a row is saved as it is typed, as its screen says. */
export const isAutosaved = ({ autosave }: Pick<Screen, 'autosave'>, row: Row | null): boolean =>
  row !== null && autosave?.values.includes(String(valueIn(row, autosave.field))) === true

export type Drafts = Readonly<Record<string, Draft>>

export function newDraft(id: string, row: Row | null, edits: Values = {}): Draft {
  return {
    id,
    row,
    edits,
    faults: {},
    problem: null,
    isToRetry: false,
    isGone: false,
    conflict: null,
  }
}

export const inputsOf = (
  { groups, fields }: Pick<Screen, 'groups' | 'fields'>,
  ownInputs: readonly FormInput[] = [],
): readonly FormInput[] => [...groups.flatMap((group) => inputsIn(group, fields)), ...ownInputs]

export const inputsIn = (
  { inputs }: Pick<Group, 'inputs'>,
  fields: Screen['fields'],
): readonly FormInput[] =>
  inputs.map((input) => ({ ...input, type: fields[input.field]?.type ?? 'text' }))

export function currentValue(
  input: FormInput,
  { row, edits }: Pick<Draft, 'row' | 'edits'>,
): FormValue {
  const edited = edits[input.field]
  return edited === undefined ? valueOf(input, row) : edited
}

export function isChanged(input: FormInput, { row, edits }: Pick<Draft, 'row' | 'edits'>): boolean {
  const edited = edits[input.field]
  return edited !== undefined && !isSame(input, edited, valueOf(input, row))
}

/** Fields that differ from the row. */
export const changedFields = (inputs: readonly FormInput[], draft: Draft): readonly string[] =>
  inputs.filter((input) => isChanged(input, draft)).map(({ field }) => field)

/** What all fields say now, also those that no input writes. */
export const fieldsNow = ({ row, edits }: Pick<Draft, 'row' | 'edits'>): Values => ({
  ...(row as Values | null),
  ...edits,
})

/** How much was changed: each field, and of texts that a part draws, each that came or went. */
export function countChanges(inputs: readonly FormInput[], draft: Draft): number {
  return inputs
    .filter((input) => isChanged(input, draft))
    .reduce((sum, input) => sum + changesOf(input, draft), 0)
}

const apart = (some: readonly string[], others: readonly string[]) =>
  some.filter((text) => !others.includes(text)).length

function changesOf(input: FormInput, draft: Draft): number {
  if (input.kind !== 'part' || input.type !== 'texts') return 1
  const before = (valueOf(input, draft.row) ?? []) as readonly string[]
  const now = (currentValue(input, draft) ?? []) as readonly string[]
  return apart(before, now) + apart(now, before)
}

/** A `when` asks for a value of an earlier field; what is hidden is neither checked nor sent. */
export function isShown(
  { when, only }: FormInput,
  inputs: readonly FormInput[],
  draft: Pick<Draft, 'row' | 'edits'>,
): boolean {
  if (only === 'update' && draft.row === null) return false
  const asked = when && inputs.find(({ field }) => field === when.field)
  if (!when || !asked) return true
  return when.values.includes(String(currentValue(asked, draft))) && isShown(asked, inputs, draft)
}

/** Whether the call that saves the draft takes it; what only a new row takes is text afterwards. */
export const isTaken = ({ only }: FormInput, { row }: Pick<Draft, 'row'>) =>
  only !== (row === null ? 'update' : 'create')

/** Puts the customer's own fields below `extra`, as requests have them. */
export const packed = (sent: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  packOwn(Object.fromEntries(sent))

export const withoutKeys = <Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

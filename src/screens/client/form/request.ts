import type { Call } from '../../../../generated/facts/call'
import type { CallId } from '../../../../generated/facts/calls'
import type { Screen } from '../../../../generated/facts/screen'
import { createCallFx } from '../../../calls/createCallFx'
import { valueIn, type Row } from '../row'
import { changedFields, currentValue, isShown, packed, type Draft } from './draft'
import { isEmpty, sentValue, type FormInput } from './values'

type Sent = readonly (readonly [field: string, value: unknown])[]

/** The request of create or update. */
export interface WriteRequest {
  readonly rev?: number
  readonly values: Readonly<Record<string, unknown>>
  readonly [key: string]: unknown
}

/** Of a row that exists only what was changed, null where it was emptied; of a new one what is there. */
export function requestOf(
  screen: Pick<Screen, 'key'>,
  inputs: readonly FormInput[],
  draft: Draft,
): WriteRequest {
  const shown = inputs.filter((input) => isShown(input, inputs, draft))
  const { row } = draft
  if (row === null) return { values: packed(newValues(shown, draft)) }
  const changed = changedFields(shown, draft)
  const sent: Sent = shown
    .filter(({ field }) => changed.includes(field))
    .map((input) => [input.field, sentValue(input, currentValue(input, draft))])
  return { [screen.key]: valueIn(row, screen.key), rev: row.rev, values: packed(sent) }
}

function newValues(shown: readonly FormInput[], draft: Draft): Sent {
  return shown.flatMap((input) => {
    const value = currentValue(input, draft)
    const isLeftOut =
      isEmpty(input, value) || (!input.isNeeded && draft.edits[input.field] === undefined)
    return isLeftOut ? [] : [[input.field, sentValue(input, value)] as const]
  })
}

// A call of a form has the form's request and reply, whatever fields it is about.
export const createWriteFx = (call: Call) => createCallFx(call as Call<CallId, WriteRequest, Row>)

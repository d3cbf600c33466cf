import type { Call } from '../../../../generated/facts/call'
import type { CallId } from '../../../../generated/facts/calls'
import type { SearchFilter } from '../../../../generated/facts/screen'
import { createCallFx } from '../../../calls/createCallFx'
import type { Question } from '../../question'
import type { Row } from '../row'

/** What every list call is asked. */
export interface RowsRequest extends Question {
  readonly after?: string
  readonly limit?: number
  readonly ids?: readonly string[]
  readonly values?: string
  readonly counts?: ReadonlyArray<{
    readonly id: string
    readonly filters: readonly SearchFilter[]
  }>
}

export interface RowsReply {
  readonly rows: readonly Row[]
  readonly next?: string
  /** Counted up to 10,000; `isFloor`: there are more. */
  readonly total?: number
  readonly isFloor?: boolean
  readonly sums?: Readonly<Record<string, number>>
  readonly counts?: readonly Count[]
  readonly values?: readonly ValueCount[]
}

export interface Count {
  readonly id: string
  readonly count: number
  readonly isFloor: boolean
}

/** A value that rows have, with how many have it. */
export interface ValueCount {
  readonly value: string
  readonly name?: string
  readonly count: number
}

/** The rows that a change or an export is about. */
export type Selected =
  | { readonly ids: readonly string[] }
  | {
      readonly all: Pick<Question, 'search' | 'filters' | 'trash'>
      readonly except: readonly string[]
      /** How many rows the person was told. */
      readonly expected: number
    }

export interface ChangeRequest {
  readonly selection: Selected
  readonly values?: Readonly<Record<string, unknown>>
  readonly insists?: readonly string[]
}

export interface ChangeReply {
  readonly changed: readonly string[]
  readonly refused: readonly Refused[]
}

export interface Refused {
  readonly id: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/** As many ids as one call takes. */
export const mostIds = 200

// A call of a form has the form's request and reply, whatever fields it is about.
export const createListFx = (call: Call) =>
  createCallFx(call as Call<CallId, RowsRequest, RowsReply>)
export const createChangeFx = (call: Call) =>
  createCallFx(call as Call<CallId, ChangeRequest, ChangeReply>)

import type { Call } from '../../../generated/facts/call'
import type { CallId } from '../../../generated/facts/calls'
import type { SearchFilter } from '../../../generated/facts/screen'
import { createCallFx } from '../../calls/createCallFx'
import type { Question } from '../question'
import type { WriteRequest } from './form/request'
import type { Row } from './row'

/** The calls of a screen, as generated wiring gives them. */
export interface ScreenCalls {
  readonly list: Call
  readonly create?: Call
  readonly update?: Call
  readonly export?: Call
  readonly import?: Call
  /** The list of the customer's own fields. */
  readonly extra?: Call
  /** By their ids: the calls of actions, those that undo them, and the lists that are picked from. */
  readonly actions?: Readonly<Partial<Record<CallId, Call>>>
  readonly options?: Readonly<Partial<Record<CallId, Call>>>
}

/** The request and the reply that every list call has. */
export interface RowsRequest extends Question {
  readonly after?: string
  readonly limit?: number
  readonly ids?: readonly string[]
  readonly values?: string
  readonly counts?: readonly { readonly id: string; readonly filters: readonly SearchFilter[] }[]
  readonly exact?: boolean
}

export interface RowsReply {
  readonly rows: readonly Row[]
  readonly next?: string
  readonly total?: number
  readonly isFloor?: boolean
  readonly sums?: Readonly<Record<string, number>>
  readonly counts?: readonly {
    readonly id: string
    readonly count: number
    readonly isFloor: boolean
  }[]
  readonly values?: readonly {
    readonly value: string
    readonly name?: string
    readonly count: number
  }[]
}

// A call of a form has the form's request and reply, whatever fields it is about: the compiler sees
// to that, and what comes over the wire is checked by the call's own schemas.
export const createListFx = (call: Call) =>
  createCallFx(call as Call<CallId, RowsRequest, RowsReply>)
export const createWriteFx = (call: Call) => createCallFx(call as Call<CallId, WriteRequest, Row>)

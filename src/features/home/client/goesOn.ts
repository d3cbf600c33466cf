import type { ListInboxResponse, ListInboxRow } from '../../../../generated/facts/features/home'

export interface Continued {
  readonly rows: readonly ListInboxRow[]
  readonly required: number
  readonly started: number
}

/** As many as stand beside each other. */
export const mostContinued = 5

/** Required ones come first; of both it says how many there are, though not all are shown. */
export const goesOn = (required: ListInboxResponse, started: ListInboxResponse): Continued => ({
  rows: [...required.rows, ...started.rows].slice(0, mostContinued),
  required: required.total ?? required.rows.length,
  started: started.total ?? started.rows.length,
})

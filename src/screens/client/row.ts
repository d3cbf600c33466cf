import type { Event, EventCallable, Store } from 'effector'
import { ownFieldId, type OwnField, type OwnValues } from '../ownField'

export interface Ref {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
}

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

/**
 * A row of any list, by what every list answers; the fields of its entity are read by `valueIn`. A
 * type alias, because an interface could not be read by names.
 */
export type Row = {
  /** What this person may do with it: ids of actions, `edit` for the form. */
  readonly may: readonly string[]
  /** Grows with each change. */
  readonly rev: number
  readonly changed?: { readonly by?: Ref; readonly at: string }
  /** Of a row in the trash. */
  readonly trashed?: { readonly by?: Ref; readonly at: string }
  /** The customer's own fields, by their ids. */
  readonly extra?: OwnValues
}

/** The value of a field of a row's entity or of the customer's own. */
export function valueIn(row: Row | null | undefined, field: string): unknown {
  const values: Readonly<Record<string, unknown>> = row ?? {}
  const ownId = ownFieldId(field)
  return ownId === undefined ? values[field] : row?.extra?.[ownId]
}

export interface RefusedRow {
  readonly id: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/** Of the list, what the panel and the form beside it work with. */
export interface RowsBeside {
  readonly $rows: Store<readonly Row[]>
  /** The customer's own fields of the rows. */
  readonly $ownFields: Store<readonly OwnField[]>
  /** The id of a row, `new` or `import` as in the address; null also while another screen is open. */
  readonly $openId: Store<string | null>
  readonly rowOpened: EventCallable<string>
  readonly rowClosed: EventCallable<void>
  /** Newer versions of rows, and rows that are new. */
  readonly rowsReceived: EventCallable<readonly Row[]>
  /** These rows were looked at; those that are not fresh are gone. */
  readonly rowsSeen: EventCallable<{ ids: readonly string[]; fresh: readonly Row[] }>
  /** An action has changed these rows. */
  readonly rowsChanged: Event<readonly string[]>
  /** An action was refused for one row. */
  readonly rowRefused: Event<RefusedRow>
  /** Many rows were changed at once, so the list has to be read again. */
  readonly rowsOutdated: EventCallable<void>
  readonly neighbourOpened: EventCallable<'previous' | 'next'>
  readonly actionAsked: EventCallable<{
    readonly action: string
    readonly selection: { readonly ids: readonly string[] }
  }>
}

/** What the manifest says of a list call, as generated/facts/lists.ts has it. */
import type { Rule } from '../../../generated/facts/access'
import type { Rows } from '../../../generated/facts/call'
import type { FieldType } from '../../../generated/facts/screen'
import type { Askable } from '../question'

export interface FieldFacts {
  readonly type: FieldType
  /** Whether rows may lack it. */
  readonly isOptional: boolean
}

export interface ListFacts {
  readonly key: string
  /** All fields of a row. */
  readonly fields: readonly string[]
  readonly search: boolean
  readonly trash: boolean
  readonly may: readonly string[]
  readonly filter: Readonly<Record<string, FieldFacts>>
  readonly sort: Readonly<Record<string, FieldFacts>>
  readonly sums: readonly string[]
  /** The list call whose rows are the customer's own fields. */
  readonly extra: string | undefined
  readonly access: Rule
  readonly rows?: Rows
}

/** The fields of which a list has to say what they are in the database. */
export type FieldOf<Facts extends ListFacts> = Extract<
  keyof Facts['filter'] | keyof Facts['sort'] | Facts['sums'][number],
  string
>

export type ActOf<Facts extends ListFacts> = Facts['may'][number]

export const askableOf = ({ search, trash, filter, sort }: ListFacts): Askable => ({
  search,
  trash,
  filter,
  sort: Object.keys(sort),
})

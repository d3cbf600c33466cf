/** What a call may say instead of a request and a reply; each of these keys makes it a call of that form. */
export interface CallForms {
  readonly list?: ListForm
  readonly create?: FieldsForm | LikeForm
  readonly update?: FieldsForm | LikeForm
  readonly change?: ChangeForm
  readonly export?: { readonly in: string }
  readonly import?: LikeForm & { readonly match: string }
  /** What is told as it happens, for as long as somebody listens: an entity. */
  readonly stream?: { readonly of: string }
}

/** A call that answers rows of an entity. */
export interface ListForm {
  readonly of: string
  /** The field that names a row. */
  readonly key: string
  /** What a row may say that this person may do with it. */
  readonly may?: readonly string[]
  readonly search?: boolean
  readonly filter?: readonly string[]
  readonly sort?: readonly string[]
  /** Fields whose sum over the whole list is answered. */
  readonly sums?: readonly string[]
  /** Whether what is removed can be looked at and restored. */
  readonly trash?: boolean
  /** The list call whose rows are the customer's own fields. */
  readonly extra?: string
}

/** Writes fields of the rows of a list call. */
export interface FieldsForm {
  readonly in: string
  readonly fields: readonly string[]
  readonly need?: readonly string[]
  readonly like?: undefined
}

/** Writes the fields that a create call does. */
export interface LikeForm {
  readonly like: string
  readonly in?: undefined
}

export interface ChangeForm {
  readonly in: string
  readonly fields?: readonly string[]
  /** Those that may be left empty. */
  readonly empty?: readonly string[]
  /** Refusals that whoever insists gets past. */
  readonly insist?: readonly string[]
  /** What becomes of stored rows. */
  readonly does?: 'trash' | 'restore' | 'erase'
  /** The values that stored rows get. */
  readonly sets?: Readonly<Record<string, string | number | boolean>>
  /** What stored rows must allow. */
  readonly may?: string
}

export const formNames = [
  'list',
  'create',
  'update',
  'change',
  'export',
  'import',
  'stream',
] as const
export type FormName = (typeof formNames)[number]

/** The form a call has; undefined: it says request and response itself. */
export const formOf = (call: CallForms): FormName | undefined =>
  formNames.find((name) => call[name] !== undefined)

/** What a screen calls the customer's own fields, where it can name them all alone. */
export const ownFields = 'extra'

/** What the rows of a list call are called. */
export const rowEntity = (list: string) => `${list.charAt(0).toUpperCase()}${list.slice(1)}Row`

import { unionLines } from './output'

const inputKinds =
  'text textArea email uri number money bytes date switch radio select picker pickers texts flags image part'.split(
    ' ',
  )

/** What inputs, groups and actions of a screen are, in facts/screen.ts. */
export const formTypes: readonly string[] = [
  `export type InputKind =${unionLines(inputKinds)}`,
  `/** One input of a form; its label and values are those of the field. */
export interface Input {
  readonly field: string
  readonly kind: InputKind
  /** The one call that takes it, where the other does not. */
  readonly only?: 'create' | 'update'
  /** Whether the form cannot be sent without it. */
  readonly isNeeded: boolean
  readonly help?: TextKey
  /** The list whose rows may be picked, by key and name. */
  readonly options?: CallId
  /** The field that names a row of that list. */
  readonly optionsKey?: string
  /** The field with its picture. */
  readonly optionsPicture?: string
  /** Shown only while an earlier field has one of these values; what is hidden is not sent. */
  readonly when?: { readonly field: string; readonly values: readonly string[] }
  /** The name of the part that draws it. */
  readonly part?: string
  readonly default?: string | number
  readonly ahead?: true
  /** An amount of money in this currency. */
  readonly currency?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}`,
  `export interface Group {
  readonly id: string
  readonly label: TextKey
  /** What the row has to allow for its inputs to be editable. */
  readonly needs?: string
  readonly isMore?: true
  readonly inputs: readonly Input[]
}`,
  `/** Something done with one row or several. */
export interface Action {
  readonly id: string
  readonly label: TextKey
  /** Said afterwards; a plural with {count}. */
  readonly done: TextKey
  readonly call: CallId
  readonly icon?: string
  /** What the row has to allow. */
  readonly may: string
  readonly undo?: CallId
  /** Fields of the row shown as changed before the server has answered. */
  readonly shows?: Readonly<Record<string, string>>
  /** The row leaves the list. */
  readonly leaves?: boolean
  readonly ask?: readonly Input[]
  readonly confirm?: 'neutral' | 'yes' | 'typed'
  /** The confirmation's text, a plural with {count}; the note is a part that stands in it. */
  readonly confirmText?: TextKey
  readonly note?: string
  /** Refusals that whoever insists gets past. */
  readonly insist?: readonly FailureCode[]
}`,
]

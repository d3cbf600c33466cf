// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Call, WriteCall } from './call'
import type { CallId } from './calls'
import type { FailureCode } from './failures'
import type { ListResponse, ListRow } from './forms'
import type { FeatureId, RouteId } from './routes'
import type { TextKey } from './text'

export type FieldType =
  | 'text'
  | 'email'
  | 'uri'
  | 'enum'
  | 'ref'
  | 'refs'
  | 'texts'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'date'
  | 'moment'
  | 'flags'
  | 'other'

/** How a value is shown. */
export type Look =
  | 'text'
  | 'person'
  | 'chips'
  | 'status'
  | 'age'
  | 'date'
  | 'moment'
  | 'count'
  | 'bytes'
  | 'duration'
  | 'meter'
  | 'check'
  | 'link'
  | 'image'

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'neutral'

export type CardLook = 'person' | 'film'

/** One field of a row. */
export interface Field {
  readonly name: string
  readonly type: FieldType
  readonly label: TextKey
  /** Of an enum: what each value is called. */
  readonly values?: Readonly<Record<string, TextKey>>
  /** Whether every row has it. */
  readonly isRequired: boolean
  /** Where the row opens that it names. */
  readonly linkTo?: RowLink
  /** The number is an amount of money in this currency. */
  readonly currency?: string
}

/** A route, and the parameter of its path that names a row; without one its query does. */
export interface RowLink {
  readonly route: RouteId
  readonly param?: string
}

export interface Column {
  readonly field: string
  readonly as: Look
  /** Fields shown within the same cell: below it, its picture, and what it is a part of (meter). */
  readonly under?: string
  readonly picture?: string
  readonly of?: string
  readonly tones?: Readonly<Record<string, Tone>>
  /** Calls for attention while another field has one of these values. */
  readonly alert?: { readonly field: string; readonly values: readonly string[] }
  /** CSS pixels. */
  readonly width?: number
  /** The name of the part that draws it. */
  readonly cell?: string
}

/** How a row is drawn in the grid of cards: field names. */
export interface Card {
  readonly picture?: string
  readonly title: string
  readonly lines: readonly string[]
  /** A field; `extra`: those of the customer's own that are chosen from. */
  readonly chips?: string
  /** `film`: a picture of 16:9 with words below it; otherwise all stands beside each other. */
  readonly as?: CardLook
  readonly cell?: string
  /** Cards come before the table. */
  readonly isFirst?: true
  /** A moment under whose days they stand while they are sorted by it. */
  readonly days?: string
}

/** At the side of a list: a part that chooses one value of a filter, and what addresses call that. */
export interface Beside {
  readonly part: string
  readonly field: string
  readonly name: string
}

/** What the query of an address says of a list besides. */
export const addressWords = ['search', 'where', 'sort', 'trash', 'view', 'saved', 'open', 'new', 'import'] as const

export type FilterOp = 'is' | 'has' | 'from' | 'to' | 'none'

/** The conditions that a field of each type takes, without none, which every optional one takes. */
export const opsOfTypes: Readonly<Record<FieldType, readonly FilterOp[]>> = {
  text: ['has', 'is'],
  email: ['has', 'is'],
  uri: ['has', 'is'],
  enum: ['is'],
  ref: ['is'],
  refs: ['is'],
  texts: ['is'],
  boolean: ['is'],
  integer: ['from', 'to'],
  number: ['from', 'to'],
  date: ['from', 'to'],
  moment: ['from', 'to'],
  flags: ['is'],
  other: [],
}

/** Conditions with `is` on one field: one of them holds; otherwise all must. `none` has no value. */
export interface SearchFilter {
  readonly field: string
  readonly op: FilterOp
  readonly value?: string
}

/** A search the manifest offers ready-made. */
export interface View {
  readonly id: string
  readonly label: TextKey
  readonly filters: readonly SearchFilter[]
}

export type InputKind =
  | 'text'
  | 'textArea'
  | 'email'
  | 'uri'
  | 'number'
  | 'money'
  | 'bytes'
  | 'date'
  | 'switch'
  | 'radio'
  | 'select'
  | 'picker'
  | 'pickers'
  | 'texts'
  | 'flags'
  | 'image'
  | 'part'

/** One input of a form; its label and values are those of the field. */
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
}

export interface Group {
  readonly id: string
  readonly label: TextKey
  /** What the row has to allow for its inputs to be editable. */
  readonly needs?: string
  readonly isMore?: true
  readonly inputs: readonly Input[]
}

/** Something done with one row or several. */
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
}

/** Rows at the side, and the one that is open as a page. */
export interface Split {
  /** The field by whose values rows stand together. */
  readonly sections?: string
  /** The part beside the form. */
  readonly aside?: string
  /** The field that counts whom a change reaches; a plural with {count}. */
  readonly reaches?: { readonly field: string; readonly text: TextKey }
  /** Said while nothing is open. */
  readonly chooseTitle: TextKey
  readonly chooseText: TextKey
}

export interface Screen<Row extends ListRow<string> = ListRow<string>> {
  readonly id: string
  readonly feature: FeatureId
  /** The route that draws it. */
  readonly route: RouteId
  /** The route that opens one of its rows, whose key it names. */
  readonly rowRoute?: RouteId
  readonly title: TextKey
  /** The field that names a row, and the one that is its name to people. */
  readonly key: string
  readonly name: string
  readonly calls: {
    readonly list: Call<CallId, unknown, ListResponse<Row>>
    readonly create?: WriteCall
    readonly update?: WriteCall
    readonly export?: Call
    readonly import?: WriteCall
    /** The customer's own fields of its rows. */
    readonly extra?: Call
    /** By id: those that actions make and undo, and the lists whose rows can be picked. */
    readonly actions?: Readonly<Partial<Record<CallId, Call>>>
    readonly options?: Readonly<Partial<Record<CallId, Call>>>
  }
  /** A settings page: the form of one row, without a list. */
  readonly isPage: boolean
  readonly fields: Readonly<Record<string, Field>>
  /** Which rows it shows, whatever else is asked. */
  readonly only?: readonly SearchFilter[]
  readonly hasSearch: boolean
  readonly hasTrash: boolean
  readonly sort: { readonly field: string; readonly desc: boolean }
  readonly sorts: readonly string[]
  /** What can be asked for; `bar` are those that stand in the bar. */
  readonly filters: readonly string[]
  readonly bar: readonly string[]
  /** Fields whose sum over the whole list is told. */
  readonly sums: readonly string[]
  readonly columns: readonly Column[]
  /** Fields that may be shown as columns besides, with how they are shown. */
  readonly moreColumns: readonly Column[]
  readonly card?: Card
  readonly split?: Split
  /** What stands open may be copied into a new one. */
  readonly canCopy?: boolean
  readonly views: readonly View[]
  /** What a row says while it changes by itself. */
  readonly moving?: { readonly field: string; readonly values: readonly string[] }
  /** What a row says while it is saved as it is typed. */
  readonly autosave?: { readonly field: string; readonly values: readonly string[] }
  readonly groups: readonly Group[]
  readonly actions: readonly Action[]
  /** What the history of a row says of a call, where it is more than that the row was changed. */
  readonly did?: Readonly<Partial<Record<CallId, TextKey>>>
  /** Which field a failure of create or update is about. */
  readonly faults: Readonly<Partial<Record<FailureCode, string>>>
  /** The field by which imported rows are found among those that exist. */
  readonly match?: string
  /** Parts in the panel and in the page's head. */
  readonly blocks: readonly string[]
  readonly head: readonly string[]
  /** Parts among the actions for what is selected. */
  readonly selection?: readonly string[]
  /** Parts in the place of the panel and of a row's menu, and around the list. */
  readonly open?: string
  /** What stands open takes the place of the list. */
  readonly opens?: 'page'
  /** Where opening a row leads, whose path names it by its key. */
  readonly leads?: RouteId
  readonly menu?: string
  /** A part between the head and the list. */
  readonly above?: string
  readonly beside?: Beside
  readonly frame?: string
  /** A page, which says none of them, has its title instead. */
  readonly words: {
    /** A plural with {count}: 38 people. */
    readonly count: TextKey
    readonly create?: TextKey
    readonly created?: TextKey
    readonly emptyTitle: TextKey
    readonly emptyText: TextKey
  }
}

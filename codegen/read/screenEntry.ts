/** A list with its panel and form, or a settings page, as a feature's file says it. */
export interface ScreenEntry {
  /** Another screen of the same file: what this one does not say is as there. */
  readonly like?: string
  readonly list?: string
  /** Instead of `list`: the form of the one row that a list call answers. */
  readonly page?: { readonly read: string; readonly update: string }
  /** Which rows it shows, whatever else is asked. */
  readonly only?: ViewEntry['where']
  /** `name` or `-name`. */
  readonly sort?: string
  readonly filters?: readonly string[]
  readonly columns?: readonly (string | ColumnEntry)[]
  readonly card?: CardEntry
  readonly views?: readonly ViewEntry[]
  /** A field and its values while a row changes by itself. */
  readonly moving?: Readonly<Record<string, readonly string[]>>
  readonly create?: string
  readonly update?: string
  /** A field and its values while a row is saved as it is typed. */
  readonly autosave?: Readonly<Record<string, readonly string[]>>
  readonly groups?: readonly GroupEntry[]
  readonly actions?: readonly ActionEntry[]
  /** Which field a failure is about. */
  readonly faults?: Readonly<Record<string, string>>
  readonly import?: string
  readonly export?: string
  readonly split?: SplitEntry
  /** What stands open may be copied into a new one. */
  readonly copy?: boolean
  /** Fields that parts read, and no column shows. */
  readonly hides?: readonly string[]
  /** Parts in the place of the panel and of a row's menu, and around the list. */
  readonly open?: string
  /** What stands open takes the place of the list. */
  readonly opens?: 'page'
  /** The route to which opening a row leads. */
  readonly leads?: string
  readonly menu?: string
  /** Between the head and the list. */
  readonly above?: string
  readonly beside?: BesideEntry
  readonly frame?: string
  /** Parts in the panel, in the head of the page and among the actions for what is selected. */
  readonly blocks?: readonly string[]
  readonly head?: readonly string[]
  readonly selection?: readonly string[]
}

/** Rows at the side, and the one that is open as a page of its own. */
export interface SplitEntry {
  /** The field by whose values the rows stand together. */
  readonly sections?: string
  /** A part beside the form. */
  readonly aside?: string
  /** How many people a change reaches: a field. */
  readonly reaches?: string
}

/** A part at the side of the list that chooses one value of a filter. */
export interface BesideEntry {
  readonly part: string
  /** The filter. */
  readonly chooses: string
  /** What addresses call it. */
  readonly as: string
}

/** What the query of an address says of a list. */
export const addressWords = [
  'search',
  'where',
  'sort',
  'trash',
  'view',
  'saved',
  'open',
  'new',
  'import',
] as const

export interface ColumnEntry {
  readonly field: string
  readonly as?: Look
  readonly under?: string
  readonly picture?: string
  readonly of?: string
  readonly tones?: Readonly<Record<string, Tone>>
  /** One other field, and the values with which this one calls for attention. */
  readonly alert?: Readonly<Record<string, readonly string[]>>
  readonly width?: number
  readonly cell?: string
  readonly linkTo?: string
}

export interface CardEntry {
  readonly title: string
  readonly picture?: string
  readonly lines?: readonly string[]
  /** A field, or `extra`. */
  readonly chips?: string
  /** Beside each other, or a picture of 16:9 with words below it. */
  readonly as?: CardLook
  readonly cell?: string
  readonly first?: boolean
  /** A moment by whose days cards stand together. */
  readonly days?: string
}

export interface ViewEntry {
  readonly id: string
  readonly where: Readonly<Record<string, readonly string[] | SpanEntry>>
}

export interface SpanEntry {
  readonly from?: string
  readonly to?: string
}

export interface GroupEntry {
  readonly id: string
  readonly needs?: string
  /** A new row has the group below a line that opens it. */
  readonly more?: true
  readonly fields: readonly (string | InputEntry)[]
}

export interface InputEntry {
  readonly field: string
  readonly as?: 'bytes' | 'image'
  readonly options?: string
  /** One earlier field and its values. */
  readonly when?: Readonly<Record<string, readonly string[]>>
  readonly input?: string
  /** Though the call can go without. */
  readonly need?: true
  /** A day that is over is warned of. */
  readonly ahead?: true
  /** The value with which a new row begins. */
  readonly default?: string | number
  readonly linkTo?: string
}

export interface ActionEntry {
  readonly id: string
  readonly call: string
  readonly icon?: string
  readonly may?: string
  readonly undo?: string
  readonly shows?: Readonly<Record<string, string>>
  readonly leaves?: boolean
  readonly ask?: readonly (string | InputEntry)[]
  readonly confirm?: 'neutral' | 'yes' | 'typed'
  readonly note?: string
}

export const looks = [
  'text',
  'person',
  'chips',
  'status',
  'age',
  'date',
  'moment',
  'count',
  'bytes',
  'duration',
  'meter',
  'check',
  'link',
  'image',
] as const
export type Look = (typeof looks)[number]

export const cardLooks = ['person', 'film'] as const
export type CardLook = (typeof cardLooks)[number]

export const tones = ['ok', 'info', 'warn', 'danger', 'neutral'] as const
export type Tone = (typeof tones)[number]

/** A field that is named alone, or with more about it. */
export const fieldEntry = <Entry extends { readonly field: string }>(entry: string | Entry) =>
  typeof entry === 'string' ? ({ field: entry } as Entry) : entry

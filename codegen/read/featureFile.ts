import type { CallForms } from './forms/callForms'
import type { Predicate, Sourced } from './manifest'
import type { ScreenEntry } from './screenEntry'

export interface FeatureFile {
  readonly folder?: string
  /** Other features whose words its screens say. */
  readonly words?: readonly string[]
  /** What its entries say that do not say it themselves; once the file is read, they all do. */
  readonly defaults?: DefaultsEntry
  readonly routes?: readonly RouteEntry[]
  readonly entities?: Readonly<Record<string, EntityEntry>>
  readonly calls?: readonly CallEntry[]
  /** Values by their names, which code reads. */
  readonly data?: Readonly<Record<string, DataEntry>>
  /** Screens that are drawn from here alone. */
  readonly screens?: Readonly<Record<string, ScreenEntry>>
  /** What people are told, by the kind of what happened. */
  readonly notices?: Readonly<Record<string, NoticeEntry>>
}

export interface DefaultsEntry {
  /** Of routes, and of calls that roles decide about. */
  readonly access?: Predicate
  /** Of calls that roles decide about. */
  readonly rows?: Rows
  readonly from?: string
}

export interface DataEntry extends Sourced {
  /** The entity that each of them is. */
  readonly of: string
  readonly values: Readonly<Record<string, object>>
}

export interface NoticeEntry extends Sourced {
  readonly text: string
  /** What it is about is shown there. */
  readonly route: string
  /** The query of the address; the subject names what stands in braces. */
  readonly query?: string
  /** When a letter says it to whoever has not read it. */
  readonly mail?: 'soon' | 'tenMinutes' | 'hourly' | 'daily' | 'own'
}

export interface EntityEntry extends SchemaEntry, Omit<Sourced, 'meaning' | 'unused'> {
  /** The list call whose rows it is, where the compiler made it. */
  readonly rowsOf?: string
  readonly stored?: StoredEntry
}

/** Says that the manifest keeps the rows of an entity: their table and most handlers follow from it. */
export interface StoredEntry {
  readonly table: string
  /** One set of rows for all customers. */
  readonly global?: boolean
  /** Fields in which no two rows of a customer are alike, with the failure that tells it. */
  readonly unique?: Readonly<Record<string, string>>
  readonly search?: readonly string[]
  /** The number by which rows are ordered by hand; a row without one comes last. */
  readonly sequence?: string
  /** The table of the rows that a Ref names. */
  readonly refs?: Readonly<Record<string, string>>
  /** Values of new rows, where nothing is given. */
  readonly defaults?: Readonly<Record<string, string | number | boolean>>
}

export interface RouteEntry extends Sourced {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly icon?: string
  readonly access: Predicate
  /** A component, or with a small letter a screen of the same file; `calls` are then its. */
  readonly screen?: string
  /** A list among the screens of the same file, of which it opens one row. */
  readonly rowOf?: string
  readonly calls?: readonly string[]
  /** Lists that only forms of its screen read, each with the calls that these forms make. */
  readonly picks?: Readonly<Record<string, readonly string[]>>
  readonly redirect?: readonly string[]
  readonly dataKind?: string
  readonly frame?: 'none'
  readonly flyout?: string
  readonly unlisted?: string
}

/** A call as it is once the files are read: what a form stands for is written out. */
export interface CallEntry extends Sourced, CallForms {
  readonly id: string
  readonly meaning: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly variant?: Readonly<Record<string, string>>
  readonly auth?: Auth
  readonly access?: Predicate
  readonly body?: 'envelope' | 'form' | 'none' | 'csv' | 'events'
  readonly static?: boolean
  readonly background?: boolean
  readonly idempotent?: boolean
  readonly beforePasswordChange?: boolean
  /** Of everybody who may make it, or by role; whoever is not named touches their own. */
  readonly rows?: Rows
  /** What a customer's own role closes together with others that say the same: a text key. */
  readonly permission?: string
  readonly transaction?: 'own'
  /** Code answers it, although its rows are stored. */
  readonly handler?: 'own'
  readonly bodyLimit?: { readonly bytes: number; readonly keys: number }
  readonly request: SchemaEntry
  readonly response: SchemaEntry
}

/** A member, also by the token of analytics, somebody with a guest's link, or anybody. */
export type Auth = 'none' | 'bearer' | 'guest' | 'analytics'

export type Rows = RowScope | Readonly<Record<string, RowScope>>

export type RowScope = 'own' | 'shared' | 'customer'

/** The part of JSON Schema 2020-12 that entities, requests and replies use. */
export interface SchemaEntry {
  readonly type?: string | readonly string[]
  readonly meaning?: string
  /** Why this field of a reply stays although nothing reads it. */
  readonly unused?: string
  readonly properties?: Readonly<Record<string, SchemaEntry>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaEntry
  readonly items?: SchemaEntry
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly $ref?: string
  /** A number that is an amount of money: the currency by its code, such as EUR. */
  readonly currency?: string
  /** One boolean field for each flag of flags.yaml besides its own. */
  readonly allFlags?: true
  /** One of the letters of mail.yaml. */
  readonly allLetters?: true
  /** Only in what forms of calls are expanded to. */
  readonly anyOf?: readonly SchemaEntry[]
}

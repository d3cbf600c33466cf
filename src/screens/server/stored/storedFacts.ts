/** What the manifest says of a stored entity, as generated/facts/stored.ts has it. */
import type { Rule } from '../../../../generated/facts/access'
import type { Rows } from '../../../../generated/facts/call'
import type { FailureCode } from '../../../../generated/facts/failures'
import type { FieldType } from '../../../../generated/facts/screen'
import type { ListId } from '../../../../generated/facts/lists'
import type { ExportedScreen } from '../exportRows'

export interface StoredFacts {
  readonly table: string
  /** The field that names a row; its column is `id`. */
  readonly key: string
  /** One set of rows for all customers. */
  readonly isGlobal: boolean
  readonly hasTrash: boolean
  /** The fields in which the words of a search are looked for. */
  readonly search: readonly string[]
  /** The field by which rows are ordered by hand. */
  readonly sequence?: string
  /** The failure that tells of a violated unique index, by the index's name. */
  readonly unique: Readonly<Record<string, FailureCode>>
  readonly order?: { readonly field: string; readonly desc: boolean }
  readonly columns: Readonly<Record<string, ColumnFacts>>
  readonly lists: readonly ListId[]
  readonly calls: Readonly<Record<string, StoredCall>>
  /** The screen whose words an export uses. */
  readonly screen?: ExportedScreen
}

export type Value = string | number | boolean

export interface ColumnFacts {
  readonly column: string
  readonly type: FieldType
  /** Compared and sorted by a key without case and accents, in `<column>Key`. */
  readonly isKeyed?: true
  /** It holds the address of a picture. */
  readonly isPicture?: true
  /** The table whose row a Ref names. */
  readonly refs?: string
}

/** A call about stored rows: who may make it, for whose rows, and what it does. */
export interface StoredCall {
  /** The list among whose rows it acts. */
  readonly in: ListId
  readonly access: Rule
  readonly rows?: Rows
  readonly does: 'create' | 'update' | 'set' | 'trash' | 'restore' | 'erase' | 'export' | 'import'
  /** What a row must allow. */
  readonly may?: string
  readonly sets?: Readonly<Record<string, Value>>
  /** The create call whose fields an import has. */
  readonly like?: string
  /** The field by which an import finds rows. */
  readonly match?: string
}

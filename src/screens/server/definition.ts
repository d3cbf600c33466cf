import type { SelectQueryBuilder } from 'kysely'
import type { Context, Member } from '../../server/context'
import type { Db } from '../../server/database/tables'
import type { ActOf, FieldOf, ListFacts } from './listFacts'
import type { OwnField, OwnValues } from '../ownField'
import type { Column, Source } from './sources'

/** The columns that rows of every list have. Whoever changed or removed one is named by the list. */
export interface LoadedRow {
  readonly id: string
  readonly rev: number
  readonly updatedAt?: Date | null
  readonly updatedBy?: string | null
  readonly deletedAt?: Date | null
  readonly deletedBy?: string | null
  readonly extra?: OwnValues
}

/** What the list itself adds to each row. */
type Added = 'may' | 'rev' | 'changed' | 'trashed' | 'extra'

type WithoutDates<Value> = Value extends Date ? string : Value

/** Whether a column holds what the field of that name is answered as: null leaves the field out, and dates are ISO texts. */
type Fits<Value, Row, Field extends keyof Row> =
  WithoutDates<NonNullable<Value>> extends Row[Field]
    ? Extract<Value, null | undefined> extends never
      ? true
      : Partial<Pick<Row, Field>> extends Pick<Row, Field>
        ? true
        : false
    : false

/** The fields that follow from loaded columns of the same name. */
type Followed<Facts extends ListFacts, Row, Loaded> = {
  [Field in keyof Row]: Field extends Facts['key']
    ? Field
    : Field extends keyof Loaded
      ? Fits<Loaded[Field], Row, Field> extends true
        ? Field
        : never
      : never
}[keyof Row]

/** What a list has to say of its rows, and may say otherwise. */
type Rest<Facts extends ListFacts, Row, Loaded> = Omit<Row, Added | Followed<Facts, Row, Loaded>> &
  Partial<Omit<Row, Added>>

interface Always<Facts extends ListFacts, Row, DB, TB extends keyof DB, Loaded extends LoadedRow> {
  /**
   * All rows the member may see: who sees what is said here and nowhere else. The types of its
   * parameters are written out, `(db: Db, { member }: Context)`: from it the others are known.
   */
  rows(db: Db, context: Context): SelectQueryBuilder<DB, TB, object>
  readonly id: NoInfer<Column<DB, TB>>
  /** What each field is that the call can filter, sort or sum by. */
  readonly fields: { readonly [Field in FieldOf<Facts>]: NoInfer<Source<DB, TB>> }
  /** The order when none is asked for; without it the first that can be sorted by, ascending. */
  readonly order?: UsualOrder<keyof Facts['sort'] & string, NoInfer<Column<DB, TB>>>
  /** Reads rows with all that is shown of them, in any order; only ids that the member sees. */
  load(db: Db, ids: readonly string[], context: Context): Promise<Loaded[]>
  /**
   * The fields that do not follow from a loaded column of the same name; undefined leaves one out. `byName` where all
   * follow.
   */
  present(row: Loaded, context: Context): Rest<Facts, Row, NoInfer<Loaded>>
  /** What the member may do with the row now. */
  may(member: Member, row: Loaded, context: Context): ReadonlyArray<ActOf<Facts>>
}

/** By a field that can be sorted by, or by a column that nobody can ask for. */
export type UsualOrder<Field, Of> =
  | { readonly field: Field; readonly desc: boolean }
  | { readonly by: Of; readonly desc: boolean }

type If<Said, Part> = Said extends true ? Part : { readonly [Key in keyof Part]?: never }

interface Search<DB, TB extends keyof DB> {
  /** A column of all that is searched: `generated always as (search_key(name || ' ' || …)) stored`. */
  readonly search: NoInfer<Column<DB, TB>>
}

interface Trash<DB, TB extends keyof DB> {
  /** When the row was put into the trash. */
  readonly trash: NoInfer<Column<DB, TB>>
}

interface Extra<DB, TB extends keyof DB> {
  /** The customer's own fields; `load` answers their values as `extra`, and writes set that column. */
  readonly extra: {
    /** A column of JSON with the values of a row, by the ids of the fields. */
    readonly values: NoInfer<Column<DB, TB>>
    fields(context: Context): Promise<readonly OwnField[]>
  }
}

/** `search`, `trash` and `extra` stand there exactly if the call says so. */
export type ListDefinition<
  Facts extends ListFacts,
  Row,
  DB,
  TB extends keyof DB,
  Loaded extends LoadedRow,
> = Always<Facts, Row, DB, TB, Loaded> &
  If<Facts['search'], Search<DB, TB>> &
  If<Facts['trash'], Trash<DB, TB>> &
  If<Facts['extra'] extends string ? true : false, Extra<DB, TB>>

type Tables = Record<string, Record<string, unknown>>

/** Rows of a list whose tables the types no longer say. */
export type Rows = SelectQueryBuilder<Tables, string, object>

/** A definition whose types no longer say which list it is of. */
export interface AnyDefinition {
  rows(db: Db, context: Context): Rows
  readonly id: Column<Tables, string>
  readonly search?: Column<Tables, string>
  readonly trash?: Column<Tables, string>
  readonly fields: Readonly<Record<string, Source<Tables, string>>>
  readonly extra?: Extra<Tables, string>['extra']
  readonly order?: UsualOrder<string, Column<Tables, string>>
  load(db: Db, ids: readonly string[], context: Context): Promise<LoadedRow[]>
  present(row: LoadedRow, context: Context): object
  may(member: Member, row: LoadedRow, context: Context): readonly string[]
}

/** The fields of a list as its queries use them. */
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { AnyDefinition } from './definition'
import type { FieldFacts, ListFacts } from './listFacts'
import type { Names, Through } from './sources'

/** A value in the database of which a type says how it is compared. */
export interface Field extends FieldFacts {
  readonly name: string
  /** The id of the row, to which a table between refers. */
  readonly rowId: RawBuilder<string>
  /** What filters compare. Of Refs by a table between there is none. */
  readonly value: RawBuilder<unknown>
  readonly sort: RawBuilder<unknown>
  /** What people see, where `value` is a key of it. */
  readonly shown: RawBuilder<unknown>
  /** Whether `value` is what search_key makes of a text. */
  readonly isKey: boolean
  readonly through?: Through
  readonly names?: Names | undefined
}

export type Fields = ReadonlyMap<string, Field>

export const columnOf = (column: string | Expression<unknown>): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(column) : sql`${column}`

export function fieldsOf(facts: ListFacts, { fields, id }: AnyDefinition): Fields {
  const rowId = columnOf(id) as RawBuilder<string>
  return new Map(
    Object.entries(fields).map(([name, source]) => {
      const said = facts.filter[name] ?? facts.sort[name] ?? { type: 'number', isOptional: true }
      return [name, { ...said, name, rowId, ...partsOf(source) }]
    }),
  )
}

type Parts = Omit<Field, 'name' | 'rowId' | keyof FieldFacts>

function partsOf(source: AnyDefinition['fields'][string]): Parts {
  if (typeof source === 'string' || !('kind' in source)) return plain(columnOf(source))
  switch (source.kind) {
    case 'keyed':
      return { ...plain(columnOf(source.key)), shown: columnOf(source.shown), isKey: true }
    case 'referring': {
      const { id, sort, names } = source
      return { ...plain(columnOf(id)), sort: columnOf(sort), names }
    }
    case 'through':
      return { ...plain(sql`null`), through: source, names: source.names }
  }
}

export const plain = (value: RawBuilder<unknown>): Parts => ({
  value,
  sort: value,
  shown: value,
  isKey: false,
})

import type { Answers } from './answers'
import type { Statement } from './migrationOf'
import { ident } from './ident'
import type { StoredEntity } from './storedEntities'
import { uniqueIndex } from './tableOf'
import type { Part, TablePicture } from './tablePicture'

/** Rows that exist may be alike where none may be from now on: only a person knows what they mean. */
export function doublesOf(
  { name: entity, stored, columns, hasTrash }: StoredEntity,
  before: TablePicture,
  added: readonly Part[],
  { doubles }: Answers,
): { statements: Statement[]; questions: string[] } {
  const { table, unique = {}, global: isGlobal } = stored
  const fresh = Object.keys(unique)
    .filter((field) => added.some(({ name }) => name === uniqueIndex(table, field)))
    .filter((field) => before.indexes.every(({ name }) => name !== uniqueIndex(table, field)))
    .flatMap((field) => columns.find((column) => column.field === field) ?? [])
    // What is new is empty in all rows, and what is empty is not alike.
    .filter(({ column }) => before.columns.some(({ name }) => name === column))
  if (fresh.length === 0 || doubles === 'none') return { statements: [], questions: [] }
  if (doubles === undefined) {
    const names = fresh.map(({ field }) => field).join(', ')
    return {
      statements: [],
      questions: [
        `Rows of ${entity} may be alike in ${names}, where none may be from now on. Say --doubles number, and all but the first get a number behind it; or --doubles none, if there are none.`,
      ],
    }
  }
  const texts = fresh.filter(({ type }) => type === 'text')
  return {
    statements: texts.map(({ column }) => {
      const owner = isGlobal ? '' : 'customer_id, '
      const among = hasTrash ? ' where deleted_at is null' : ''
      return {
        why: `Of rows that are alike in ${column}, all but the oldest get a number behind it.`,
        sql: `update ${table} set ${ident(column)} = ${ident(column)} || ' (' || place || ')'
from (
  select id as double, row_number() over (partition by ${owner}search_key(${ident(column)}) order by created_at, id) as place
  from ${table}${among}
) as doubles
where id = double and place > 1;`,
      }
    }),
    questions: fresh
      .filter(({ type }) => type !== 'text')
      .map(
        ({ field }) =>
          `${field} is no text that a number can follow. Mend the rows, then say --doubles none.`,
      ),
  }
}

import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { untyped } from '../rowTable'
import { membersAmong, unknownAt } from '../sharing'
import type { StoredFacts } from './storedFacts'

/** A row as another one names it. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
}

/** The rows of a table that others name, by their ids. */
export async function loadNamed(
  db: Db,
  table: string,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, Named>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  if (wanted.length === 0) return new Map()
  const hasPicture = table === 'users'
  const rows = await untyped(db)
    .selectFrom(table)
    .select(['id', 'name'])
    .$if(hasPicture, (query) => query.select('pictureUrl'))
    .where('id', 'in', wanted)
    .execute()
  return new Map(
    rows.map((row) => {
      const { id, name, pictureUrl } = row as Record<string, string | null>
      return [id, { id: id!, name: name ?? '', ...(pictureUrl ? { pictureUrl } : {}) }]
    }),
  )
}

/** What values name belongs to the member's customer, or to all. */
export async function ensureNamedExist(
  { columns }: StoredFacts,
  values: Readonly<Record<string, unknown>>,
  isGlobal: (table: string) => boolean,
  context: Context,
): Promise<void> {
  for (const [field, { refs: table }] of Object.entries(columns)) {
    const id = values[field]
    if (table === undefined || typeof id !== 'string') continue
    if (!(await isKnown(id, table, isGlobal(table), context))) throw unknownAt(field)
  }
}

async function isKnown(id: string, table: string, isGlobal: boolean, context: Context) {
  if (table === 'users') return (await membersAmong([id], context)).size > 0
  const found = await untyped(context.db)
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .$if(!isGlobal, (query) => query.where('customerId', '=', context.member.customerId))
    .executeTakeFirst()
  return found !== undefined
}

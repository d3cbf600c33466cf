import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { LoadedRow } from '../definition'
import { columnOf } from '../fields'
import type { PresentedRow } from '../list'
import type { Importing } from './importRows'

/** A row that is there, as it is written and as it is answered. */
export interface Match {
  readonly row: LoadedRow
  readonly shown: PresentedRow
}

/** The rows outside the trash that the member sees, by their match; several may have the same. */
export async function findMatches(
  { list, match }: Importing,
  keys: readonly string[],
  context: Context,
): Promise<Map<string, Match[]>> {
  const { definition } = list
  const by = columnOf(match.by)
  const found = await definition
    .rows(context.db, context)
    .where(sql<boolean>`${by} = any(${[...new Set(keys)]}::text[])`)
    .where(
      definition.trash ? sql<boolean>`${columnOf(definition.trash)} is null` : sql<boolean>`true`,
    )
    .select([columnOf(definition.id).as('id'), by.as('matchKey')])
    .execute()
  const ids = found.map(({ id }) => id as string)
  const rows = await list.find(ids, context)
  const shown = await list.present(rows, context)
  const byId = new Map(rows.map((row, at) => [row.id, { row, shown: shown[at]! }]))
  const matches = new Map<string, Match[]>()
  for (const { id, matchKey } of found) {
    const each = byId.get(id as string)
    const key = matchKey as string
    if (each) matches.set(key, [...(matches.get(key) ?? []), each])
  }
  return matches
}

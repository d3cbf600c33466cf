import { rowScopeOf } from '../../access/rowScope'
import { rolesFor } from '../../access/ownRole'
import type { Context } from '../../server/context'
import { listMembersFor } from '../../session/server'
import type { AnyDefinition } from './definition'
import { columnOf } from './fields'
import type { ListFacts } from './listFacts'
import { sql } from 'kysely'

/** Which other of the person's customers has a row that they may list there (spec §4 and §8). */
export async function findOtherCustomer(
  id: string,
  { callId, facts, definition }: { callId: string; facts: ListFacts; definition: AnyDefinition },
  context: Context,
): Promise<string | undefined> {
  const { db, member } = context
  const members = await listMembersFor(db, member, { id: callId, access: facts.access })
  for (const other of members) {
    const rows = rowScopeOf(facts, rolesFor(callId, other.held))
    const found = await definition
      .rows(db, { ...context, member: other, rows })
      .where(sql<boolean>`${columnOf(definition.id)} = ${id}`)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()
    if (found) return other.customerId
  }
  return undefined
}

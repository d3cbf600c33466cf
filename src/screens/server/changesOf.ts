import { sql } from 'kysely'
import type { Change } from '../../../generated/facts/features/screens'
import type { Context } from '../../server/context'
import { notFound } from '../../server/errors'
import { openList } from './openList'
import { findPeople } from './stamps'

const mostChanges = 200

/** The history of a row that the member sees in that list, the latest first. */
export async function changesOf(
  { list: callId, id }: { list: string; id: string },
  asked: Context,
): Promise<Change[]> {
  const { list, context } = openList(callId, asked)
  const [row] = await list.find([id], context)
  if (!row) throw notFound('row')
  const { db, member } = context
  const events = await db
    .selectFrom('auditEvents')
    .select(['at', 'userId', 'action as call'])
    .select(sql<Change['act']>`details ->> 'act'`.as('act'))
    .select(sql<string[]>`details -> 'fields'`.as('fields'))
    .where('target', '=', id)
    .where(sql<boolean>`details ->> 'list' = ${callId}`)
    // What was done to a person in another customer is not told in this one.
    .$if(!member.roles.includes('superAdmin'), (query) =>
      query.where('customerId', '=', member.customerId),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute()
  const people = await findPeople(
    db,
    events.map(({ userId }) => userId),
  )
  return events.map(({ at, userId, act, call, fields }) => {
    const by = people.get(userId ?? '')
    return { at: at.toISOString(), ...(by ? { by } : {}), act, call, fields }
  })
}

// Who can be asked to record, and who is here no more.
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure, malformedRequest } from '../../../server/errors'
import { managersOf } from '../../../session/server'
import { managersAmong } from '../../approvals/server'

type Asking = Pick<Context, 'db' | 'member'>

/** Refuses whoever has left, and whoever never was here. */
export async function ensureHere(userIds: readonly string[], context: Asking): Promise<void> {
  const wanted = new Set(userIds)
  if (wanted.size === 0) return
  const found = await context.db
    .selectFrom('memberships as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .select(['users.name', 'member.state', 'users.state as userState'])
    .where('member.customerId', '=', context.member.customerId)
    .where('member.userId', 'in', [...wanted])
    .execute()
  if (found.length < wanted.size)
    throw malformedRequest('It names somebody who is not known here.', [
      { field: 'userIds', code: 'enum' },
    ])
  const gone = found.find(({ state, userState }) => state !== 'active' || userState !== 'active')
  if (gone) throw failure('personGone', { name: gone.name })
}

/** Every campaign manager, who decide where nobody is named. */
export async function managersHere(db: Db, customerId: string): Promise<string[]> {
  return [...(await managersAmong(db, customerId, await managersOf(db, customerId)))]
}

/** Invites the demo's colleagues as its campaign manager would; most of them have come. */
import type { Services } from '../../server/services'
import { invitedMember, replaceRoles, roleIdOf, writeInvitation } from '../../session/server'
import { people } from './cast'
import { colleagues, nameOf, type Colleague } from './colleagues'
import type { CastIds, Writing } from './writeCast'

const dayMs = 86_400_000

export async function writeColleagues(
  writing: Writing & { readonly services: Services },
  ids: CastIds,
  passwordHash: string,
): Promise<void> {
  for (const colleague of colleagues) await writeColleague(colleague, writing, ids, passwordHash)
}

async function writeColleague(
  colleague: Colleague,
  writing: Writing & { readonly services: Services },
  ids: CastIds,
  passwordHash: string,
): Promise<void> {
  const { db, now } = writing
  const member = { userId: ids.people.cm, name: people.cm.name }
  const customerId = ids.customers.northwind
  const context = { ...writing, member }
  const email = `${nameOf(colleague)}@demo.example`
  const invited = await invitedMember({ ...colleague, email }, customerId, context)
  const { userId } = invited
  await db.insertInto('memberships').values(invited).execute()
  const roleIds = colleague.roles.map(roleIdOf)
  await replaceRoles({ userId, customerId }, roleIds, writing)
  if (colleague.seenDaysAgo === undefined) {
    await writeInvitation({ userId, customerId }, context)
    return
  }
  const seenAt = new Date(now.getTime() - colleague.seenDaysAgo * dayMs)
  await db
    .updateTable('users')
    .set({ passwordHash, state: 'active', isFirstTimeLogin: false, lastLoginAt: seenAt })
    .where('id', '=', userId)
    .execute()
  await db
    .updateTable('memberships')
    .set({
      state: colleague.isInactive ? 'inactive' : 'active',
      invitedName: null,
      lastSignInAt: seenAt,
    })
    .where('userId', '=', userId)
    .execute()
}

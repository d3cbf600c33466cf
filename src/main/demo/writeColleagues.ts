/** Invites the demo's colleagues as its campaign manager would; most of them have come. */
import { invitedMember, replaceRoles, roleIdOf, writeInvitation } from '../../session/server'
import { colleagues, nameOf, type Colleague } from './colleagues'
import type { Stage } from './stage'

export async function writeColleagues(stage: Stage): Promise<void> {
  for (const colleague of colleagues) await writeColleague(colleague, stage)
}

async function writeColleague(colleague: Colleague, stage: Stage): Promise<void> {
  const { db, passwordHash } = stage
  const customerId = stage.customers.northwind
  const context = stage.as('cm', 0)
  const email = `${nameOf(colleague)}@demo.example`
  const invited = await invitedMember({ ...colleague, email }, customerId, context)
  const { userId } = invited
  await db.insertInto('memberships').values(invited).execute()
  const roleIds = colleague.roles.map(roleIdOf)
  await replaceRoles({ userId, customerId }, roleIds, stage)
  if (colleague.seenDaysAgo === undefined) {
    await writeInvitation({ userId, customerId }, context)
    return
  }
  const seenAt = stage.daysAgo(colleague.seenDaysAgo)
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

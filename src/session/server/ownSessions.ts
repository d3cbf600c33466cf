/** A person's own open sessions, on all devices; those of others are never returned or changed. */
import { readUserAgent } from '../../kit/userAgent'
import type { Handler } from '../../server/context'
import { notFound, unauthorized } from '../../server/errors'
import { idleLimitMs } from '../idleLimit'
import { endOtherFamilies, endOwnFamily, findFamily, listOpenFamilies } from './familyQueries'
import { idleSlackMs } from './judgeRefresh'
import { expireSessionCookies } from './loginResponse'
import { lockUser } from './userQueries'

export const listSessions: Handler<'listSessions'> = async (_, { db, member, now }) => {
  const families = await listOpenFamilies(db, member.userId, now)
  return families
    .filter(
      ({ lastActiveAt, idleSessionTimeoutMins }) =>
        now.getTime() - lastActiveAt.getTime() <= idleLimitMs(idleSessionTimeoutMins) + idleSlackMs,
    )
    .map(({ id, userAgent, ip, customerName, createdAt, lastActiveAt }) => {
      const { browserName, operatingSystem } = readUserAgent(userAgent)
      return {
        sessionId: id,
        browserName,
        operatingSystem,
        ip,
        customerName,
        createdAt: createdAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        isCurrent: id === member.familyId,
      }
    })
}

export const endSession: Handler<'endSession'> = async ({ sessionId }, context) => {
  const { db, member, now, services, audit } = context
  if (!(await endOwnFamily(db, member.userId, sessionId, now))) {
    audit({ action: 'session.refused', target: sessionId })
    throw notFound('session')
  }
  context.afterCommit(() => services.events.close({ familyId: sessionId }))
  audit({ action: 'session.ended', target: sessionId })
  if (sessionId === member.familyId) expireSessionCookies(context)
  return {}
}

export const endOtherSessions: Handler<'endOtherSessions'> = async (_, context) => {
  const { db, member, now, services, audit } = context
  const ended = await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, member.userId)
    // If two devices end each other's sessions at the same time, the first one wins.
    const own = await findFamily(transaction, member.familyId)
    if (!own || own.endedAt !== null) throw unauthorized()
    return endOtherFamilies(transaction, member, 'signOut', now)
  })
  // This one's own asks again.
  context.afterCommit(() => services.events.close({ userIds: [member.userId] }))
  audit({ action: 'session.othersEnded', details: { ended } })
  return { ended }
}

// What the calls of all services do alike: say how a connection stands, begin one, end it.
import type { IntegrationConnection } from '../../../../generated/facts/features/integrations'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { startPath } from '../connecting'
import { endConnections, findConnection, tokensOf, type Connection } from './connections'
import { serviceNames } from './access'
import type { Kind } from './kind'

export function presentConnection(
  kind: Kind,
  found: Connection | undefined,
  { services }: Pick<Context, 'services'>,
): IntegrationConnection {
  if (!services.integrations[kind]) return { state: 'notSetUp' }
  if (!found || found.state === 'revoked') return { state: 'none' }
  return {
    state: found.state,
    account: found.account,
    connectedAt: found.connectedAt.toISOString(),
    renewedAt: found.renewedAt.toISOString(),
    lastNoticeAt: found.lastNoticeAt?.toISOString(),
  }
}

/** The browser goes to the service from there; a cookie keeps who asked. */
export function beginConnecting(kind: Kind, context: Context): { url: string } {
  const { services, cookies, member, now } = context
  if (!services.integrations[kind]) throw notSetUp(kind)
  const { userId, customerId, familyId } = member
  services.integrations.away.keep(cookies, { kind, userId, customerId, familyId }, now)
  return { url: startPath(kind) }
}

export async function endConnection(kind: Kind, context: Context) {
  const { db, services, member, audit } = context
  const found = await findConnection(db, member, kind)
  if (!found || found.state === 'revoked') return { isWithdrawn: true }
  const tokens = tokensOf(found, services.integrations.sealer)
  await endConnections(db, [found.id], 'revoked')
  audit({ action: 'integration.disconnected', target: found.id, details: { kind } })
  if (!tokens) return { isWithdrawn: true }
  try {
    await services.integrations[kind]?.oauth.revoke(tokens)
    return { isWithdrawn: true }
  } catch {
    // It is forgotten here whatever the service says; its person is told to look there.
    return { isWithdrawn: false }
  }
}

/** The connection by which a call asks the service. */
export async function requireConnection(kind: Kind, context: Context): Promise<Connection> {
  if (!context.services.integrations[kind]) throw notSetUp(kind)
  const found = await findConnection(context.db, context.member, kind)
  if (found?.state !== 'active') throw failure('integrationOver', { service: serviceNames[kind] })
  return found
}

const notSetUp = (kind: Kind) => failure('integrationNotSetUp', { service: serviceNames[kind] })

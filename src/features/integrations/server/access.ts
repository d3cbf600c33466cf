// What asks another service for somebody: with a token that is fresh, whoever else asks at the same time.
import { failure } from '../../../server/errors'
import type { Db } from '../../../server/database/tables'
import type { Services } from '../../../server/services'
import { endConnections, lockConnection, renewConnection, tokensOf } from './connections'
import { ConnectionOver, isOutage, TokenRefused } from './faults'
import { isOver } from './oauth/oauth'
import type { Kind } from './kind'

export interface Asking {
  readonly db: Db
  readonly services: Services
  readonly now: Date
}

/** So much earlier than it ends a token is renewed. */
const beforehandMs = 60_000

/** A token that was refused is renewed once; a second refusal ends the connection. */
export async function withToken<Result>(
  connectionId: string,
  asking: Asking,
  use: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const first = await freshToken(connectionId, asking)
  try {
    return await use(first)
  } catch (fault) {
    if (!(fault instanceof TokenRefused)) throw fault
  }
  const second = await freshToken(connectionId, asking, first)
  try {
    return await use(second)
  } catch (fault) {
    if (!(fault instanceof TokenRefused)) throw fault
    await endConnections(asking.db, [connectionId], 'expired')
    throw new ConnectionOver()
  }
}

/**
 * Services that give another refresh token each time accept the one before no more, so the row is
 * locked while they are asked: whoever comes second finds what the first was given.
 */
async function freshToken(
  connectionId: string,
  { db, services, now }: Asking,
  refused?: string,
): Promise<string> {
  const { sealer } = services.integrations
  const token = await db.transaction().execute(async (writing) => {
    const connection = await lockConnection(writing, connectionId)
    const tokens = connection && tokensOf(connection, sealer)
    const service = connection && services.integrations[connection.kind]
    if (!connection || !tokens || !service) return undefined
    const isFresh = (connection.expiresAt?.getTime() ?? 0) > now.getTime() + beforehandMs
    if (isFresh && tokens.accessToken !== refused) return tokens.accessToken
    try {
      const granted = await service.oauth.refresh(tokens)
      await renewConnection(writing, connectionId, granted, { sealer, now })
      return granted.tokens.accessToken
    } catch (fault) {
      if (!isOver(fault)) throw fault
      await endConnections(writing, [connectionId], 'expired')
      return undefined
    }
  })
  if (token === undefined) throw new ConnectionOver()
  return token
}

/** What a person is told, whatever went wrong at the service. */
export function toldOf(fault: unknown, kind: Kind): unknown {
  const service = { service: serviceNames[kind] }
  if (fault instanceof ConnectionOver) return failure('integrationOver', service)
  return isOutage(fault) ? failure('integrationUnreachable', service) : fault
}

export const serviceNames: Readonly<Record<Kind, string>> = { zoom: 'Zoom', youtube: 'YouTube' }

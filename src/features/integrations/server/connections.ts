// All SQL that touches connections, and who may use one.
import type { Db, RowOf } from '../../../server/database/tables'
import type { Sealer } from '../../../server/sealed'
import { isOpenToMembers } from '../../../session/server'
import type { Granted, Tokens } from './oauth/oauth'
import type { Kind } from './kind'

export type Connection = RowOf<'integrationConnections'>

export interface Whose {
  readonly userId: string
  readonly customerId: string
}

export const findConnection = (db: Db, { userId, customerId }: Whose, kind: Kind) =>
  db
    .selectFrom('integrationConnections')
    .selectAll()
    .where('userId', '=', userId)
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst()

export const lockConnection = (db: Db, id: string) =>
  db
    .selectFrom('integrationConnections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Active ones of people who are still members, in customers that are open. */
export const usableConnections = (db: Db) =>
  db
    .selectFrom('integrationConnections as connection')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'connection.userId')
        .onRef('memberships.customerId', '=', 'connection.customerId'),
    )
    .innerJoin('users', 'users.id', 'connection.userId')
    .innerJoin('customers', 'customers.id', 'connection.customerId')
    .where('connection.state', '=', 'active')
    .where('memberships.state', '=', 'active')
    .where('users.state', '=', 'active')
    .where(isOpenToMembers)

export interface NewConnection extends Whose {
  readonly id: string
  readonly kind: Kind
  readonly accountId: string
  readonly account: string
  readonly granted: Granted
}

interface Keeping {
  readonly sealer: Sealer
  readonly now: Date
}

/** Somebody has one connection of each kind in a customer; another account takes its place. */
export async function keepConnection(
  db: Db,
  { granted, id: newId, ...whose }: NewConnection,
  { sealer, now }: Keeping,
): Promise<string> {
  const { id } = (await findConnection(db, whose, whose.kind)) ?? { id: newId }
  const kept = {
    accountId: whose.accountId,
    account: whose.account,
    state: 'active' as const,
    connectedAt: now,
    ...sealedOf(id, granted, { sealer, now }),
  }
  await db
    .insertInto('integrationConnections')
    .values({ id, ...whose, ...kept })
    .onConflict((same) => same.columns(['userId', 'customerId', 'kind']).doUpdateSet(kept))
    .execute()
  return id
}

export const renewConnection = (db: Db, id: string, granted: Granted, keeping: Keeping) =>
  db
    .updateTable('integrationConnections')
    .set(sealedOf(id, granted, keeping))
    .where('id', '=', id)
    .execute()

const sealedOf = (id: string, { tokens, scopes, expiresInSeconds }: Granted, at: Keeping) => ({
  scopes,
  sealedTokens: at.sealer.seal(JSON.stringify(tokens), id),
  expiresAt: new Date(at.now.getTime() + expiresInSeconds * 1000),
  renewedAt: at.now,
})

/** undefined: it is not active, or the key it was sealed with is gone. */
export function tokensOf(
  { id, sealedTokens }: Pick<Connection, 'id' | 'sealedTokens'>,
  sealer: Sealer,
): Tokens | undefined {
  const opened = sealedTokens === null ? undefined : sealer.open(sealedTokens, id)
  return opened === undefined ? undefined : (JSON.parse(opened) as Tokens)
}

export const endConnections = (db: Db, ids: readonly string[], state: 'expired' | 'revoked') =>
  db
    .updateTable('integrationConnections')
    .set({ state, sealedTokens: null, expiresAt: null })
    .where('id', 'in', [...ids, ''])
    .execute()

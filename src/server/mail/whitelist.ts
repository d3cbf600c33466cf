// Whom letters of a customer come from, and whom those of one on trial reach.
import { sql } from 'kysely'
import { allowing } from '../../kit/mailAddress'
import type { Db } from '../database/tables'
import type { Letter } from './letter'

/**
 * Letters of a customer on trial reach its own people, and whom staff have listed: nobody tries out
 * how to write to strangers.
 */
export async function mayReach(
  db: Db,
  customerId: string | null,
  address: string,
): Promise<boolean> {
  if (customerId === null) return true
  const [said] = allowing(address)
  const customer = await db
    .selectFrom('customers')
    .select((row) => [
      'lifeState',
      row
        .exists(
          row
            .selectFrom('memberships')
            .innerJoin('users', 'users.id', 'memberships.userId')
            .select('users.id')
            .whereRef('memberships.customerId', '=', 'customers.id')
            .where(sql`lower(users.email)`, '=', said),
        )
        .as('isOwn'),
    ])
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (customer?.lifeState !== 'trial' || customer.isOwn) return true
  return isListed(db, { customerId, purpose: 'recipient', address })
}

/** From the address that answers go to where it is verified; else from the product, and answers go there. */
export async function comesFrom(
  db: Db,
  customerId: string | null,
  replyTo: Letter['replyTo'],
): Promise<Pick<Letter, 'from'>> {
  if (customerId === null || replyTo === undefined) return {}
  const { address } = replyTo
  return (await isListed(db, { customerId, purpose: 'sender', address })) ? { from: replyTo } : {}
}

interface Asked {
  readonly customerId: string
  readonly purpose: 'sender' | 'recipient'
  readonly address: string
}

async function isListed(db: Db, { customerId, purpose, address }: Asked): Promise<boolean> {
  const found = await db
    .selectFrom('mailWhitelist')
    .select('id')
    .where('customerId', '=', customerId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'verified')
    .where('pattern', 'in', allowing(address))
    .executeTakeFirst()
  return found !== undefined
}

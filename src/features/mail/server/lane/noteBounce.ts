// What was heard later of a letter, or of an address: by a mail service, or by a mail that came back.
import type { Db } from '../../../../server/database/tables'
import { addressOf } from '../../../contacts/contact'
import { noteSoft } from './settle'
import type { MailLane } from './services'
import { suppress, type Suppressing } from './suppress'
import './tables'

export type BounceKind = 'hard' | 'soft' | 'complaint'

export interface Bounce {
  readonly kind: BounceKind
  /** Of one letter, or an address to which one was sent. */
  readonly token?: string | undefined
  readonly address?: string | undefined
}

interface Noting extends Suppressing {
  readonly lane: MailLane
}

/** Whether it is about somebody to whom a letter was sent. */
export async function noteBounce(bounce: Bounce, noting: Noting): Promise<boolean> {
  const messages = await findMessages(bounce, noting)
  for (const { id, state, customerId, addressKey, contactId } of messages) {
    const address = { customerId, addressKey, contactId }
    if (bounce.kind === 'soft') await noteSoft(address, noting)
    else {
      const reason = bounce.kind === 'hard' ? ('bounce' as const) : bounce.kind
      await suppress({ ...address, reason }, noting)
      if (bounce.kind === 'hard' && (state === 'sent' || state === 'unsure'))
        await markBounced(noting.db, id)
    }
  }
  return messages.length > 0
}

const columns = ['id', 'state', 'customerId', 'addressKey', 'contactId'] as const

/** By an address: its latest letter, of each customer that wrote to it. */
async function findMessages({ token, address }: Bounce, { db, lane }: Noting) {
  if (token !== undefined) {
    const id = lane.readToken(token)
    if (id === undefined) return []
    return db.selectFrom('mailMessages').select(columns).where('id', '=', id).execute()
  }
  if (address === undefined) return []
  return db
    .selectFrom('mailMessages as message')
    .innerJoin('contacts as contact', 'contact.id', 'message.contactId')
    .distinctOn('message.customerId')
    .select(['message.id', 'message.state', 'message.customerId'])
    .select(['message.addressKey', 'message.contactId'])
    .where('contact.email', '=', addressOf(address))
    .where('message.offeredAt', 'is not', null)
    .orderBy('message.customerId')
    .orderBy('message.offeredAt', 'desc')
    .execute()
}

const markBounced = (db: Db, id: string) =>
  db.updateTable('mailMessages').set({ state: 'bounced' }).where('id', '=', id).execute()

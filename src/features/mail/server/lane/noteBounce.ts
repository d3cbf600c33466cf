// What was heard later of a letter, or of an address: by a mail service, or by a mail that came back.
import type { Db } from '../../../../server/database/tables'
import { noteReturned, type Returned } from '../../../../server/mail/cameBack'
import { addressOf } from '../../../contacts/contact'
import type { Stopping } from './services'
import { noteSoft } from './settle'
import { stopLetter } from './stopLetter'
import { suppress } from './suppress'

export type BounceKind = 'hard' | 'soft' | 'complaint'

export interface Bounce {
  readonly kind: BounceKind
  /** When it came back; of an address it is about the last letter before. */
  readonly at: Date
  /** The `Message-ID` of a letter, or what stands in it before the `@`; else an address to which one was sent. */
  readonly token?: string | undefined
  readonly address?: string | undefined
}

/** Whether it is about somebody to whom a letter was sent. Told again it changes nothing. */
export async function noteBounce(bounce: Bounce, noting: Stopping): Promise<boolean> {
  const named = namedBy(bounce, noting)
  const messages = await findMessages(named, noting)
  for (const message of messages) await note(message, bounce, noting)
  const isOfOne = bounce.kind === 'hard' && (await noteReturned(named, noting))
  return isOfOne || messages.length > 0
}

type Found = Awaited<ReturnType<typeof findMessages>>[number]

async function note(message: Found, { kind, at }: Bounce, noting: Stopping): Promise<void> {
  const { id: messageId, letterId, state, customerId, addressKey, contactId } = message
  const address = { customerId, addressKey, contactId }
  if (kind === 'soft') return noteSoft({ ...address, messageId, at }, noting)
  if (kind === 'complaint') return suppress({ ...address, reason: kind }, noting)
  if (state === 'bounced') return
  await suppress({ ...address, reason: 'bounce' }, noting)
  if (state !== 'sent' && state !== 'unsure') return
  await markBounced(noting.db, messageId)
  await stopLetter(letterId, noting)
}

const columns = ['id', 'letterId', 'state', 'customerId', 'addressKey', 'contactId'] as const

/** A token that names no letter is about none. */
function namedBy({ token, address, at }: Bounce, { services }: Stopping): Returned {
  if (token !== undefined) return { id: services.mail.letterIds.read(token), at }
  return { address: address && addressOf(address), at }
}

/** By an address: its latest letter until then, of each customer that wrote to it. */
async function findMessages({ id, address, at }: Returned, { db }: Stopping) {
  if (id !== undefined)
    return db
      .selectFrom('mailMessages')
      .select(columns)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .execute()
  if (address === undefined) return []
  const latest = db
    .selectFrom('mailMessages as message')
    .innerJoin('contacts as contact', 'contact.id', 'message.contactId')
    .distinctOn('message.customerId')
    .select('message.id')
    .where('contact.email', '=', address)
    .where('message.offeredAt', '<=', at)
    .orderBy('message.customerId')
    .orderBy('message.offeredAt', 'desc')
  return db
    .selectFrom('mailMessages')
    .select(columns)
    .where('id', 'in', db.selectFrom(latest.as('latest')).select('id'))
    .forNoKeyUpdate()
    .execute()
}

const markBounced = (db: Db, id: string) =>
  db.updateTable('mailMessages').set({ state: 'bounced' }).where('id', '=', id).execute()

// Looks at what the domain of a sender publishes: its own record verifies it, the others are shown.
import type {
  CheckWhitelistRequest,
  ListWhitelistRow,
} from '../../../../generated/facts/features/mail'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import type { Dns } from '../../../server/mail/dns'
import { isDomain, recordsOf, stands } from '../senders'
import { whitelist } from './whitelist'

export async function checkWhitelist(
  { entryId }: CheckWhitelistRequest,
  context: Context,
): Promise<ListWhitelistRow> {
  const { db, now, member, services } = context
  const { pattern, purpose, verifiedAt } = await whitelist.shown(entryId, context)
  if (purpose !== 'sender' || !isDomain(pattern)) throw forbidden()
  const found = await findRecords(pattern, services.mail.proofOf(entryId), services.mail.dns)
  const isProved = found.includes('owner')
  await db
    .updateTable('mailWhitelist')
    .set({
      found,
      checkedAt: now,
      ...(isProved && verifiedAt === undefined ? { verifiedAt: now } : {}),
      updatedAt: now,
      updatedBy: member.userId,
    })
    .where('id', '=', entryId)
    .execute()
  const told = { list: 'listWhitelist', call: 'checkWhitelist', act: 'action' } as const
  await recordChanges([{ id: entryId, fields: [] }], told, context)
  return whitelist.shown(entryId, context)
}

async function findRecords(pattern: string, proof: string, dns: Dns) {
  const records = recordsOf(pattern, proof, [])
  const published = await Promise.all(records.map(({ name }) => dns.texts(name))).catch(() => {
    throw failure('dnsSilent')
  })
  return records.filter((record, at) => stands(record, published[at] ?? [])).map(({ kind }) => kind)
}

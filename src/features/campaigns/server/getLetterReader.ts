import { sql } from 'kysely'
import type {
  GetLetterReaderRequest,
  GetLetterReaderResponse,
} from '../../../../generated/facts/features/campaigns'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { languageOf } from '../../../session/server'
import { isNamedBy } from './audience'
import { campaigns } from './campaigns'
import { namedOf, refsOf } from './refs'

/** With what stands in letters for them, as `massLetters.ts` writes it. */
export async function getLetterReader(
  { campaignId, contactId }: GetLetterReaderRequest,
  context: Context,
): Promise<GetLetterReaderResponse> {
  const { db, member, services, caller } = context
  const [campaign] = await campaigns.find([campaignId], context)
  if (!campaign) throw notFound()
  const reader = await findReader({ campaignId, contactId }, context)
  if (contactId !== undefined && !reader) throw notFound()
  const { name: organization } = await db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', member.customerId)
    .executeTakeFirstOrThrow()
  return {
    ...(reader && {
      contact: { id: reader.id, name: reader.name },
      email: reader.email,
      firstName: reader.firstName ?? reader.name,
    }),
    language: languageOf(reader?.locale ?? caller.acceptLanguage),
    product: services.mail.productName,
    organization,
    programs: namedOf(await refsOf(db, [campaignId]), campaignId).programs.map(({ name }) => name),
  }
}

/** Who is named, or the first of the audience. */
async function findReader(
  { campaignId, contactId }: GetLetterReaderRequest,
  { db, now, member: { customerId } }: Pick<Context, 'db' | 'now' | 'member'>,
) {
  const isMeant =
    contactId === undefined
      ? await isNamedBy(campaignId, { db, now, customerId })
      : sql<boolean>`contact.id = ${contactId}`
  return db
    .selectFrom('contacts as contact')
    .select(['contact.id', 'contact.name', 'contact.email'])
    .select(['contact.firstName', 'contact.locale'])
    .where('contact.customerId', '=', customerId)
    .where('contact.deletedAt', 'is', null)
    .where(isMeant)
    .orderBy('contact.nameKey')
    .orderBy('contact.id')
    .limit(1)
    .executeTakeFirst()
}

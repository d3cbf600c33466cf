/** Campaigns with their audience and letters, written straight into the database. */
import { ulid } from 'ulid'
import type { Db, NewRowOf } from '../../src/server/database/tables'
import type { TestMember } from './people'

type Who = Pick<TestMember, 'userId' | 'customerId'>
const day = new Date('2026-01-05T08:00:00Z')

const written = ({ userId, customerId }: Who) => ({
  id: ulid(),
  customerId,
  createdBy: userId,
  createdAt: day,
  updatedAt: day,
})

interface GivenCampaign extends Partial<NewRowOf<'campaigns'>> {
  readonly lists?: readonly string[]
  readonly contacts?: readonly string[]
}

export async function aCampaign(
  db: Db,
  who: Who,
  { lists = [], contacts = [], ...given }: GivenCampaign = {},
): Promise<string> {
  const { customerId, userId } = who
  const campaign = {
    ...written(who),
    ownerUserId: userId,
    name: 'Spring reel',
    consent: 'notRefused' as const,
    ...given,
  }
  await db.insertInto('campaigns').values(campaign).execute()
  const campaignId = campaign.id
  for (const listId of lists)
    await db.insertInto('campaignLists').values({ customerId, campaignId, listId }).execute()
  for (const contactId of contacts)
    await db.insertInto('campaignContacts').values({ customerId, campaignId, contactId }).execute()
  return campaignId
}

export const letterDoc = {
  subject: 'The reel is here, {{firstName}}',
  blocks: [
    { id: 'one', kind: 'text' as const, runs: [{ text: 'Hello {{firstName}}' }] },
    { id: 'two', kind: 'button' as const, label: 'Watch it', url: '{{link}}' },
    { id: 'three', kind: 'footer' as const, runs: [{ text: 'Stop these', url: '{{stopUrl}}' }] },
  ],
}

export async function aCampaignLetter(
  db: Db,
  who: Who,
  given: Partial<NewRowOf<'campaignLetters'>> & { readonly campaignId: string },
): Promise<string> {
  const letter = {
    ...written(who),
    subject: 'The reel is here',
    doc: JSON.stringify(letterDoc),
    segment: 'everybody' as const,
    ...given,
  }
  await db.insertInto('campaignLetters').values(letter).execute()
  return letter.id
}

/** One letter to one address, as it was planned. */
export async function aMessage(
  db: Db,
  { customerId }: Pick<Who, 'customerId'>,
  given: { campaignId: string; letterId: string; contactId: string },
): Promise<string> {
  const { campaignId: groupId, letterId, contactId } = given
  await db
    .insertInto('mailBatches')
    .values({ id: letterId, customerId, kind: 'campaigns.letter', createdAt: day })
    .onConflict((known) => known.doNothing())
    .execute()
  const id = ulid()
  await db
    .insertInto('mailMessages')
    .values({
      id,
      customerId,
      letterId,
      groupId,
      contactId,
      addressKey: id,
      isFirst: true,
      state: 'sent',
      dueAt: day,
      offeredAt: day,
      settledAt: day,
    })
    .execute()
  return id
}

export async function aSuppression(
  db: Db,
  { customerId }: Pick<Who, 'customerId'>,
  contactId: string,
): Promise<string> {
  const id = ulid()
  await db
    .insertInto('suppressions')
    .values({
      id,
      customerId,
      contactId,
      addressKey: id,
      reason: 'bounce',
      createdAt: day,
      updatedAt: day,
    })
    .execute()
  return id
}

/** A campaign of the demo that is over, with what came of it, and one that is being planned. */
import {
  addCampaign,
  addCampaignLetter,
  closeCampaigns,
  startCampaigns,
} from '../../features/campaigns/server/handlers'
import { planLetter } from '../../features/campaigns/server/planLetter'
import { letterMailing } from '../../features/mail/server'
import type { Stage } from './stage'

const begun = 16
const letters = [
  { daysAgo: 14, segment: 'everybody', subject: 'The reel is here, {{firstName}}' },
  { daysAgo: 9, segment: 'notStarted', subject: 'Still one minute, {{firstName}}?' },
] as const

export async function writeCampaigns(stage: Stage): Promise<void> {
  const { db, services } = stage
  const customerId = stage.customers.northwind
  const lists = (
    await db
      .selectFrom('contactLists')
      .select('id')
      .where('customerId', '=', customerId)
      .where('kind', '=', 'static')
      .orderBy('name')
      .limit(2)
      .execute()
  ).map(({ id }) => id)
  const before = (daysAgo: number) => stage.as('cm', daysAgo)
  const { campaignId } = await addCampaign(
    {
      values: {
        name: 'Spring reel',
        goal: 'Show those who write about us what we made this year.',
        startsOn: stage.dayIn(-begun),
        lists,
        consent: 'notRefused',
      },
    },
    before(begun + 1),
  )
  await startCampaigns({ selection: { ids: [campaignId] } }, before(begun))
  for (const { daysAgo, segment, subject } of letters) {
    const context = before(daysAgo)
    const { letterId, doc } = await addCampaignLetter(
      { values: { campaign: campaignId, segment, sendOn: stage.dayIn(-daysAgo) } },
      context,
    )
    await db
      .updateTable('campaignLetters')
      .set({ state: 'handed', subject, doc: JSON.stringify({ ...doc, subject }) })
      .where('id', '=', letterId)
      .execute()
    const planned = { letterId, customerId, campaignId, segment }
    await planLetter(planned, { db, now: context.now, lane: services.mailLane })
    await becomeOf(letterId, context.now, stage)
  }
  await closeCampaigns({ selection: { ids: [campaignId] } }, before(2))
  const draft = await addCampaign(
    {
      values: {
        name: 'Open house in autumn',
        goal: 'Fill the new suite.',
        lists: lists.slice(0, 1),
      },
    },
    before(1),
  )
  await addCampaignLetter(
    { values: { campaign: draft.campaignId, segment: 'everybody' } },
    before(1),
  )
}

/** What each reader did, by turns: fewer of them at each step. */
const deeds = ['watched', 'nothing', 'started', 'replied', 'visited', 'watched', 'nothing'] as const

async function becomeOf(letterId: string, at: Date, stage: Stage): Promise<void> {
  const { db, services, newId } = stage
  await db.updateTable('mailBatches').set({ state: 'over' }).where('id', '=', letterId).execute()
  const messages = await db
    .updateTable('mailMessages')
    .set({ state: 'sent', tries: 1, offeredAt: at, settledAt: at })
    .where('letterId', '=', letterId)
    .where('state', '=', 'queued')
    .returning(['id', 'customerId'])
    .execute()
  for (const [no, { id, customerId }] of messages.entries()) {
    const deed = deeds[no % deeds.length]!
    const now = new Date(at.getTime() + ((no * 7) % 50) * 3_600_000)
    if (deed !== 'nothing') await services.shareRecipients.reached(id, deed, { db, now })
    if (deed === 'replied') await services.shareRecipients.reached(id, 'watched', { db, now })
    const reader = { readerId: id, placeId: customerId }
    if (no === 1) await letterMailing.want(reader, false, { db, now, newId })
  }
}

// Campaigns begin and end on their days, and their letters are handed over at their times.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { moveLetters } from './moveCampaigns'
import { planLetter } from './planLetter'
import { tellCampaign } from './tellOfCampaign'

export const runCampaignsJob = defineJob({
  id: 'campaigns.run',
  lane: 'mail',
  everyMs: 5_000,
  async run(work) {
    const { database, now, services, signal } = work
    for (const moved of await moveDue(database.db, now()))
      await tellCampaign(moved, { db: database.db, services })
    for (const letter of await findDue(database.db, now())) {
      signal.throwIfAborted()
      await hand(letter.id, work)
    }
  },
})

const moveDue = (db: Db, now: Date) =>
  db.transaction().execute(async (within) => {
    const change = { updatedAt: now, rev: sql<number>`rev + 1` }
    const begun = await within
      .updateTable('campaigns')
      .set({ state: 'live', ...change })
      .where('state', '=', 'scheduled')
      // One that has lost its first day begins at once.
      .where(({ eb, or }) => or([eb('startsAt', 'is', null), eb('startsAt', '<=', now)]))
      .returning(['id', 'customerId'])
      .execute()
    const ended = await within
      .updateTable('campaigns')
      .set({ state: 'closed', ...change })
      .where('state', 'in', ['live', 'paused'])
      .where('endsAt', '<=', now)
      .returning(['id', 'customerId'])
      .execute()
    if (ended.length > 0)
      await moveLetters(
        within,
        ended.map(({ id }) => id),
        'closed',
      )
    return [...begun, ...ended]
  })

const dueLetters = (db: Db, now: Date) =>
  db
    .selectFrom('campaignLetters as letter')
    .innerJoin('campaigns as campaign', 'campaign.id', 'letter.campaignId')
    .select(['letter.id', 'letter.customerId', 'letter.campaignId', 'letter.segment'])
    .where('letter.state', '=', 'planned')
    .where('letter.sendAt', '<=', now)
    .where('campaign.state', '=', 'live')

const findDue = (db: Db, now: Date) => dueLetters(db, now).orderBy('letter.sendAt').execute()

/** Once, whoever else does the same: only a planned one of a live campaign is, which both stay so long. */
async function hand(letterId: string, { database, now, services }: JobWork): Promise<void> {
  const handed = await database.db.transaction().execute(async (db) => {
    const letter = await dueLetters(db, now())
      .where('letter.id', '=', letterId)
      .forNoKeyUpdate(['letter', 'campaign'])
      .skipLocked()
      .executeTakeFirst()
    if (!letter) return undefined
    const { customerId, campaignId, segment } = letter
    await db
      .updateTable('campaignLetters')
      .set({ state: 'handed', updatedAt: now(), rev: sql<number>`rev + 1` })
      .where('id', '=', letterId)
      .execute()
    const planned = { letterId, customerId, campaignId, segment }
    await planLetter(planned, { db, now: now(), lane: services.mailLane })
    return { id: campaignId, customerId }
  })
  if (handed) await tellCampaign(handed, { db: database.db, services })
}

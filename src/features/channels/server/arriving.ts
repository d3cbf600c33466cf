// What was sent for later is told to open pages at its moment, and so is what goes by itself.
import type { Context } from '../../../server/context'
import type { Services } from '../../../server/services'
import { askForJob, cancelJobsOf } from '../../../server/jobs/askForJob'
import { defineJob } from '../../../server/jobs/job'
import { newsOf, type Place } from './newsOf'

export const arriveJob = defineJob({
  id: 'channels.arrive',
  lane: 'moment',
  async run({ subjectId, database: { db }, services, now }) {
    const delivery = await db
      .selectFrom('programDeliveries')
      .select(['customerId', 'channelId', 'userId'])
      .where('id', '=', subjectId)
      .where('deliveredAt', '<=', now())
      .where('recalledAt', 'is', null)
      .executeTakeFirst()
    if (delivery) tellPlace(delivery, services)
  },
})

/** It may have been meant for another moment before. */
export async function arriveLater(
  { id, deliveredAt }: { readonly id: string; readonly deliveredAt: Date },
  context: Context,
): Promise<void> {
  const { customerId } = context.member
  await cancelJobsOf(arriveJob, [id], context)
  await askForJob(arriveJob, { subjectId: id, customerId, dueAt: deliveredAt }, context)
}

export const expirePostsJob = defineJob({
  id: 'channels.expire',
  lane: 'upkeep',
  everyMs: 5_000,
  async run({ database: { db }, services, now }) {
    const gone = await db
      .updateTable('programDeliveries')
      .set(({ ref }) => ({ recalledAt: ref('expiresAt'), pinnedUntil: null }))
      .where('expiresAt', '<=', now())
      .where('recalledAt', 'is', null)
      .returning(['customerId', 'channelId', 'userId'])
      .execute()
    for (const delivery of gone) tellPlace(delivery, services)
  },
})

function tellPlace(
  { customerId, ...place }: Place & { readonly customerId: string },
  { events }: Services,
): void {
  for (const news of newsOf(place)) events.tell({ customerId, ...news })
}

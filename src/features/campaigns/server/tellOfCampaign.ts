// Whoever has a campaign open asks anew as soon as something happened: its managers.
import type { Db } from '../../../server/database/tables'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import type { Services } from '../../../server/services'
import { managersOf } from '../../../session/server'

type Showing = Parameters<typeof tellAfterwards>[0] & {
  readonly db: Db
  readonly member: { readonly customerId: string; readonly userId?: string }
}

/** By a call of somebody. */
export async function showCampaign(campaignId: string, showing: Showing): Promise<void> {
  const { customerId, userId: by } = showing.member
  tellAfterwards(showing, {
    topic: 'campaign',
    to: { userIds: await managersOf(showing.db, customerId) },
    row: { id: campaignId, ...(by !== undefined && { by }) },
  })
}

/** By nobody who has an account. */
export async function tellCampaign(
  { id, customerId }: { readonly id: string; readonly customerId: string },
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'events'> },
): Promise<void> {
  const userIds = await managersOf(db, customerId)
  services.events.tell({ customerId, topic: 'campaign', to: { userIds }, row: { id } })
}

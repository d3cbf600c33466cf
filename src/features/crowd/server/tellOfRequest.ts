// Whoever has a request or its answers open asks anew as soon as something happened.
import type { Db } from '../../../server/database/tables'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { managersOf } from '../../../session/server'

type Showing = Parameters<typeof tellAfterwards>[0] & {
  readonly db: Db
  readonly member: { readonly customerId: string; readonly userId?: string }
}

/** Campaign managers see all requests of their customer. */
export async function showRequest(requestId: string, showing: Showing): Promise<void> {
  const userIds = await managersOf(showing.db, showing.member.customerId)
  const by = showing.member.userId
  tellAfterwards(showing, {
    topic: 'crowd',
    to: { userIds },
    row: { id: requestId, ...(by !== undefined && { by }) },
  })
}

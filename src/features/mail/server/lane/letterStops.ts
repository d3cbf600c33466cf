// What is said of contacts by hand holds for their addresses.
import { failure } from '../../../../server/errors'
import type { LetterStops } from '../../../contacts/server'
import { release, suppress } from './suppress'

export const letterStops: LetterStops = {
  async stopped({ id: contactId, email }, { db, now, newId, member, services }) {
    const { customerId } = member
    const addressKey = services.mailLane.keyOf(customerId, email)
    const address = { customerId, addressKey, contactId }
    await suppress({ ...address, reason: 'manual' }, { db, now, newId })
  },
  async wanted({ email }, { db, member: { customerId }, services }) {
    const addressKey = services.mailLane.keyOf(customerId, email)
    await release(db, { customerId, addressKey })
    const left = await db
      .selectFrom('suppressions')
      .select('id')
      .where('customerId', '=', customerId)
      .where('addressKey', '=', addressKey)
      .executeTakeFirst()
    if (left) throw failure('hasComplained')
  },
}

// Guests whom no letter reached: their address is mended, and they get the same link in another letter.
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { addressOf } from '../../contacts/contact'
import { recipientsOf } from '../../contacts/server'
import { moveSubmission } from '../submission'
import { invite } from './inviteGuests'
import { lockRequests } from './reviewMoves'
import { submissions } from './submissions'
import { showRequest } from './tellOfRequest'

export const reinviteCrowdGuests = changeRows('reinviteCrowdGuests', submissions, {
  table: 'crowdSubmissions',
  holds: lockRequests,
  may: 'reinvite',
  async each({ id, requestId, state, guestName, guestEmail }, { email }, context) {
    const moved = moveSubmission(state, 'invite', 'server')
    if ('refused' in moved) throw failure('submissionMoved', { name: guestName })
    const address = addressOf(email)
    if (await isAsked({ requestId, address, besides: id }, context))
      throw failure('guestThere', { email: address })
    const typed = { contactIds: [], listIds: [], emails: [address] }
    const [person] = await recipientsOf(typed, context)
    if (!person) throw failure('nobodyInvited')
    // Who was typed in is called by their address.
    const called = guestName === guestEmail ? person.name.trim() || address : guestName
    await context.db
      .updateTable('crowdSubmissions')
      .set({
        state: moved.to,
        guestName: called,
        guestEmail: address,
        contactId: person.contactId,
        reminded: 0,
      })
      .where('id', '=', id)
      .execute()
    await invite(id, person.locale, context)
    await showRequest(requestId, context)
  },
})

interface Asked {
  readonly requestId: string
  readonly address: string
  readonly besides: string
}

async function isAsked({ requestId, address, besides }: Asked, { db }: Context): Promise<boolean> {
  const other = await db
    .selectFrom('crowdSubmissions')
    .select('id')
    .where('requestId', '=', requestId)
    .where('guestEmail', '=', address)
    .where('id', '!=', besides)
    .executeTakeFirst()
  return other !== undefined
}

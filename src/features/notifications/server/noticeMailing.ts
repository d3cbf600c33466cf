// Letters about what happened, of one customer: a press stops all of them.
import { defineMailing } from '../../../server/mail/mailing'
import type { MailServices } from '../../../server/mail/services'
import { chooseEveryLetter, chosenLetters, type Person } from './letterChoices'

export const noticeMailing = defineMailing({
  id: 'notices',
  async find({ readerId: userId, placeId: customerId }, db) {
    const member = await db
      .selectFrom('memberships as member')
      .innerJoin('users', 'users.id', 'member.userId')
      .innerJoin('customers', 'customers.id', 'member.customerId')
      .select(['users.locale', 'customers.name as customer'])
      .where('member.userId', '=', userId)
      .where('member.customerId', '=', customerId)
      .executeTakeFirst()
    if (!member) return undefined
    const isWanted = (await chosenLetters(db, { userId, customerId })).length > 0
    return {
      locale: member.locale,
      text: isWanted ? 'unsubscribe.notices.wanted' : 'unsubscribe.notices.stopped',
      names: { customer: member.customer },
      isWanted,
    }
  },
  want: ({ readerId: userId, placeId: customerId }, isWanted, { db }) =>
    chooseEveryLetter(db, { userId, customerId }, isWanted),
})

/** Stops all of them. */
export function stopNoticesUrl(
  { userId, customerId }: Person,
  { unsubscribeLinks, publicOrigin }: MailServices,
): string {
  return (
    publicOrigin + unsubscribeLinks.pathOf(noticeMailing, { readerId: userId, placeId: customerId })
  )
}

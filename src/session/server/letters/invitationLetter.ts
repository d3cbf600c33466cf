/** The letter to somebody who was invited to a customer. */
import type { Db } from '../../../server/database/tables'
import { defineLetter, drawLetter, type LetterPart } from '../../../server/mail/letter'
import { codeHours, issueCode } from '../oneTimeCodes'
import { linkOf } from './linkOf'
import { wordsOf } from './wordsOf'

export const invitationDays = codeHours('invitation') / 24

export const invitationLetter = defineLetter({
  kind: 'session.invitation',
  isForStaff: true,
  async write({ userId, customerId, locale, params: { by = '' } }, { db, now, services }) {
    const invited = await findInvited(db, userId ?? '', customerId ?? '')
    if (!invited || !userId || !customerId) return undefined
    const { mail } = services
    const { name, email, userName, customerName, isNew } = invited
    const say = await wordsOf(mail, invited.locale ?? invited.customerLocale ?? locale, {
      name,
      by,
      customer: customerName,
      userName,
      days: String(invitationDays),
    })
    const parts: LetterPart[] = isNew
      ? [
          say('session.inviteMail.lead'),
          {
            action: say('session.inviteMail.action'),
            url: linkOf(
              mail.publicOrigin,
              userName,
              await issueCode(db, 'invitation', { userId, customerId }, now),
            ),
          },
          say('session.inviteMail.until'),
        ]
      : [
          // No code: whoever has an account opens an invitation with it, and with nothing less.
          say('session.addedMail.lead'),
          {
            action: say('session.addedMail.action'),
            url: `${mail.publicOrigin}/login?cust=${encodeURIComponent(customerId)}`,
          },
        ]
    return drawLetter({ name, address: email }, say('session.inviteMail.subject'), [
      say('session.inviteMail.greeting'),
      ...parts,
      say('session.inviteMail.ignore'),
    ])
  },
})

/** Undefined once the invitation was accepted or taken back. */
async function findInvited(db: Db, userId: string, customerId: string) {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .innerJoin('customers', 'customers.id', 'memberships.customerId')
    .select([
      'users.name',
      'users.email',
      'users.userName',
      'users.locale',
      'users.state',
      'customers.name as customerName',
      'customers.locale as customerLocale',
    ])
    .where('memberships.userId', '=', userId)
    .where('memberships.customerId', '=', customerId)
    .where('memberships.state', '=', 'invited')
    .executeTakeFirst()
  return row && { ...row, isNew: row.state === 'invited' }
}

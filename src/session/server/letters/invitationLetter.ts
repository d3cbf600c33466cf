/** The letter to somebody who was invited to a customer. */
import type { Db } from '../../../server/database/tables'
import { defineLetter } from '../../../server/mail/letter'
import { codeHours, issueCode } from '../oneTimeCodes'
import { linkOf } from './linkOf'

export const invitationDays = codeHours('invitation') / 24

export const invitationLetter = defineLetter({
  kind: 'session.invitation',
  isForStaff: true,
  async write({ userId, customerId, locale, params: { by = '' } }, { db, now, services }) {
    const invited = await findInvited(db, userId ?? '', customerId ?? '')
    if (!invited || !userId || !customerId) return undefined
    const { mail } = services
    const { name, email, userName, customerName: customer, isNew } = invited
    const drawn = {
      to: { name, address: email },
      customerId,
      locale: invited.locale ?? invited.customerLocale ?? locale,
    }
    const known = { name, by, customer, userName }
    if (!isNew) {
      // No code: whoever has an account opens an invitation with it, and with nothing less.
      const link = `${mail.publicOrigin}/login?cust=${encodeURIComponent(customerId)}`
      return mail.draw('session.added', { ...drawn, values: { ...known, link } }, db)
    }
    const code = await issueCode(db, 'invitation', { userId, customerId }, now)
    const link = linkOf(mail.publicOrigin, userName, code, 'invitation')
    const values = { ...known, link, days: String(invitationDays) }
    return mail.draw('session.invitation', { ...drawn, values }, db)
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

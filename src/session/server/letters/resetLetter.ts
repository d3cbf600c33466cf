/** The letter with the link to choose a new password, to somebody who typed a name. */
import { defineLetter } from '../../../server/mail/letter'
import { codeHours, issueCode } from '../oneTimeCodes'
import { findUser, findUserByName, mayOpenAccount } from '../userQueries'
import { linkOf } from './linkOf'

export const resetLetter = defineLetter({
  kind: 'session.reset',
  async write({ params: { typed = '' }, locale, tries }, { db, now, services }) {
    const found = await findUserByName(db, typed)
    if (!found || !mayOpenAccount(found)) return undefined
    if (tries === 0 && !services.session.resetLimits.mayMail(found.id, now)) return undefined
    const { id, name, email, userName, locale: chosen } = await findUser(db, found.id)
    const code = await issueCode(db, 'signInLink', { userId: id }, now)
    const { mail } = services
    const values = {
      name,
      userName,
      hours: String(codeHours('signInLink')),
      link: linkOf(mail.publicOrigin, userName, code),
    }
    const to = { name, address: email }
    return mail.draw(
      'session.reset',
      { to, customerId: null, locale: chosen ?? locale, values },
      db,
    )
  },
})

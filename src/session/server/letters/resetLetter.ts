/** The letter with the link to choose a new password, to somebody who typed a name. */
import { defineLetter, drawLetter } from '../../../server/mail/letter'
import { codeHours, issueCode } from '../oneTimeCodes'
import { findUser, findUserByName, mayOpenAccount } from '../userQueries'
import { linkOf } from './linkOf'
import { wordsOf } from './wordsOf'

export const resetLetter = defineLetter({
  kind: 'session.reset',
  async write({ params: { typed = '' }, locale, tries }, { db, now, services }) {
    const found = await findUserByName(db, typed)
    if (!found || !mayOpenAccount(found)) return undefined
    if (tries === 0 && !services.session.resetLimits.mayMail(found.id, now)) return undefined
    const { id, name, email, userName, locale: chosen } = await findUser(db, found.id)
    const code = await issueCode(db, 'signInLink', { userId: id }, now)
    const say = await wordsOf(services.mail, chosen ?? locale, {
      name,
      userName,
      hours: String(codeHours('signInLink')),
    })
    return drawLetter({ name, address: email }, say('session.resetMail.subject'), [
      say('session.resetMail.greeting'),
      say('session.resetMail.lead'),
      {
        action: say('session.resetMail.action'),
        url: linkOf(services.mail.publicOrigin, userName, code),
      },
      say('session.resetMail.until'),
      say('session.resetMail.ignore'),
    ])
  },
})

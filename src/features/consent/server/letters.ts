/** Whoever has to act is written to at once, whatever letters they have chosen: it is the guest's right. */
import { href } from '../../../../generated/facts/routes'
import { defineLetter } from '../../../server/mail/letter'

export const withdrawnLetter = defineLetter({
  kind: 'consent.withdrawn',
  async write({ userId, params: { consentId = '' }, locale }, { db, services: { mail } }) {
    const consent = await db
      .selectFrom('consents')
      .select(['name', 'requestTitle', 'customerId'])
      .where('id', '=', consentId)
      .executeTakeFirst()
    const to = await db
      .selectFrom('users')
      .select(['name', 'email', 'locale'])
      .where('id', '=', userId ?? '')
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (!consent || !to?.email) return undefined
    const { name, requestTitle: title, customerId } = consent
    const link = `${mail.publicOrigin}${href('consent.case', { consentId })}`
    const drawn = {
      to: { name: to.name, address: to.email },
      customerId,
      locale: to.locale ?? locale,
      values: { name, title, to: to.name, link },
    }
    return mail.draw('consent.withdrawn', drawn, db)
  },
})

export const consentLetters = [withdrawnLetter]

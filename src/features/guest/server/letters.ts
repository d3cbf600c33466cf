/** The letter with what a guest agreed to, and their own link. */
import { defineLetter } from '../../../server/mail/letter'
import { guestLink } from '../../crowd/server'
import { findRequest, submissionOf } from './queries'
import { agreementOf } from './releases'

export const copyLetter = defineLetter({
  kind: 'guest.copy',
  async write({ customerId, params: { submissionId = '' }, locale }, { db, services }) {
    const one = { customerId: customerId ?? '', requestId: '', submissionId }
    const submission = await submissionOf(db, one).executeTakeFirst()
    const agreed = submission && (await agreementOf(one, db))
    if (!agreed || !submission.guestEmail || agreed.endedAt !== undefined) return undefined
    const { title, organization } = await findRequest(db, {
      ...one,
      requestId: submission.requestId,
    })
    const { mail, crowd } = services
    const { name: release, version, text: agreement, signedBy: name } = agreed
    const link = `${mail.publicOrigin}${guestLink(crowd.guestTokenOf(submissionId))}`
    const values = { name, title, organization, release, version: String(version), agreement, link }
    const to = { name, address: submission.guestEmail }
    return mail.draw('guest.copy', { to, customerId, locale, values }, db)
  },
})

export const guestLetters = [copyLetter]

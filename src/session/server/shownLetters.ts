import type { Handler } from '../../server/context'
import { notFound } from '../../server/errors'
import { listKeptLetters } from '../../server/mail/queries'

const mostShown = 50

/**
 * The demo's people have no mailbox, and its password is published: who invites or resets somebody
 * there can follow the letter. With a mail server, in production and without a demo nothing is
 * shown.
 */
export const listShownLetters: Handler<'listShownLetters'> = async (_, { db, services }) => {
  if (!services.mail.showsLetters) throw notFound('letter')
  const letters = await listKeptLetters(db, mostShown)
  return letters.map(({ id, toName, toAddress, subject, bodyText, createdAt }) => ({
    letterId: id,
    toName: toName ?? '',
    toAddress: toAddress ?? '',
    subject: subject ?? '',
    text: bodyText ?? '',
    writtenAt: createdAt.toISOString(),
  }))
}

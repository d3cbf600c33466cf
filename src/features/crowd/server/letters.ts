// The letters to guests, each with the link of their own (C1, C2, C4, C5 of work.md 7).
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import {
  defineLetter,
  type LetterDefinition,
  type LetterSetting,
  type ReturnedLetter,
} from '../../../server/mail/letter'
import { doorOf } from '../request'
import { submissionMoves, submissionStates, type SubmissionState } from '../submission'
import { guestLink } from './links'

type Kind = 'invite' | 'reminder' | 'retake' | 'received'

/** Whoever is somewhere else by now has no use for the letter. */
const writtenTo: Readonly<Record<Kind, readonly SubmissionState[]>> = {
  invite: ['queued', 'sent'],
  reminder: ['sent', 'opened', 'started'],
  retake: ['retake_requested'],
  received: ['submitted'],
}
/** These ask for something that is taken only while the request is open. */
const needsDoor: ReadonlySet<Kind> = new Set(['invite', 'reminder', 'retake'])

/** These bring the link to somebody who has not opened it yet. */
const bringsLink: ReadonlySet<Kind> = new Set(['invite', 'reminder'])

const letterKeys = {
  invite: 'crowd.invite',
  reminder: 'crowd.reminder',
  retake: 'crowd.retake',
  received: 'crowd.received',
} as const

const letterOf = (kind: Kind): LetterDefinition =>
  defineLetter({
    kind: letterKeys[kind],
    async write({ params: { submissionId = '', by = '' }, locale }, { db, now, services }) {
      const guest = await guestOf(db, submissionId)
      if (!guest?.guestEmail || !writtenTo[kind].includes(guest.submissionState)) return undefined
      if (needsDoor.has(kind) && doorOf(guest, now) !== 'open') return undefined
      const { mail, crowd } = services
      const { title, organization, guestName: name, customerId } = guest
      const link = `${mail.publicOrigin}${guestLink(crowd.guestTokenOf(submissionId))}`
      if (kind === 'invite') await noteSent(db, submissionId, now)
      const values = {
        name,
        title,
        organization,
        by: by || organization,
        welcome: guest.welcome ?? '',
        note: guest.retakeWords ?? '',
        link,
      }
      const to = { name, address: guest.guestEmail }
      return mail.draw(letterKeys[kind], { to, customerId, locale, values }, db)
    },
    ...(bringsLink.has(kind) && { cameBack: noteBounced }),
  })

export const inviteLetter = letterOf('invite')
export const reminderLetter = letterOf('reminder')
export const retakeLetter = letterOf('retake')
export const receivedLetter = letterOf('received')
export const crowdLetters = [inviteLetter, reminderLetter, retakeLetter, receivedLetter]

const guestOf = (db: Db, submissionId: string) =>
  db
    .selectFrom('crowdSubmissions as submission')
    .innerJoin('crowdRequests as request', 'request.id', 'submission.requestId')
    .innerJoin('customers', 'customers.id', 'request.customerId')
    .select(['request.customerId', 'request.title', 'request.welcome', 'request.state'])
    .select(['request.opensAt', 'request.expiresAt', 'customers.name as organization'])
    .select(['submission.guestName', 'submission.guestEmail', 'submission.retakeWords'])
    .select('submission.state as submissionState')
    .where('submission.id', '=', submissionId)
    .where('request.deletedAt', 'is', null)
    .executeTakeFirst()

/** The letter leaves with this, or not at all. */
const noteSent = (db: Db, submissionId: string, now: Date) =>
  db
    .updateTable('crowdSubmissions')
    .set({ state: 'sent', sentAt: now, updatedAt: now, rev: sql`rev + 1` })
    .where('id', '=', submissionId)
    .where('state', '=', 'queued')
    .execute()

const bouncing = submissionStates.filter((state) => submissionMoves[state].bounce)

/** Of the address that they have by now, and of whoever has not opened their link. */
async function noteBounced(
  { params: { submissionId = '' }, address }: ReturnedLetter,
  { db, now }: Pick<LetterSetting, 'db' | 'now'>,
): Promise<void> {
  await db
    .updateTable('crowdSubmissions')
    .set({ state: 'bounced', updatedAt: now, rev: sql`rev + 1` })
    .where('id', '=', submissionId)
    .where('guestEmail', '=', address)
    .where('state', 'in', bouncing)
    .execute()
}

// Inviting people to a request: each gets a letter with a link of their own (work.md 6).
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { languageOf } from '../../../session/server'
import { recipientsOf, type Recipient } from '../../contacts/server'
import { mostInvited } from '../request'
import { inviteLetter } from './letters'
import { requests } from './requests'
import { tokenHashOf } from './services'
import { showRequest } from './tellOfRequest'

const dayMs = 86_400_000

export const inviteCrowdGuests = changeRows('inviteCrowdGuests', requests, {
  table: 'crowdRequests',
  may: 'invite',
  async each({ id }, { contacts, lists, emails }, context) {
    const named = { contactIds: contacts ?? [], listIds: lists ?? [], emails: emails ?? [] }
    const people = await recipientsOf(named, context)
    const { inOneCall } = mostInvited
    if (people.length > inOneCall) throw failure('tooManyInvited', { most: String(inOneCall) })
    const invited = await writeInvited(id, people, context)
    if (invited.length === 0) throw failure('nobodyInvited')
    await requireRoomToday(context)
    for (const { submissionId, locale } of invited) await invite(submissionId, locale, context)
    await showRequest(id, context)
  },
})

/** Who is invited already stays as they are; whose time was over, or whom nothing reached, is asked anew. */
async function writeInvited(
  requestId: string,
  people: readonly Recipient[],
  { db, member: { customerId, userId }, newId, now, services }: Context,
) {
  if (people.length === 0) return []
  const known = await db
    .selectFrom('crowdSubmissions')
    .select(['id', 'guestEmail', 'state'])
    .where('requestId', '=', requestId)
    .where(
      'guestEmail',
      'in',
      people.map(({ email }) => email),
    )
    .execute()
  const before = new Map(known.map((row) => [row.guestEmail, row]))
  const invited: { submissionId: string; locale: string | null }[] = []
  for (const { contactId, name, email, locale } of people) {
    const row = before.get(email)
    if (row && row.state !== 'expired' && row.state !== 'bounced') continue
    const submissionId = row?.id ?? newId()
    const times = { updatedAt: now, updatedBy: userId }
    invited.push({ submissionId, locale })
    await db
      .insertInto('crowdSubmissions')
      .values({
        id: submissionId,
        customerId,
        requestId,
        contactId,
        guestName: name.trim() || email,
        guestEmail: email,
        tokenHash: tokenHashOf(services.crowd.guestTokenOf(submissionId)),
        createdAt: now,
        ...times,
      })
      .onConflict((same) =>
        same.column('id').doUpdateSet((old) => ({
          state: 'queued' as const,
          reminded: 0,
          rev: old('crowdSubmissions.rev', '+', 1),
          ...times,
        })),
      )
      .execute()
  }
  return invited
}

/** With those of this call. */
async function requireRoomToday({ db, member, now }: Context): Promise<void> {
  const { inOneDay } = mostInvited
  const { count } = await db
    .selectFrom('crowdSubmissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customerId', '=', member.customerId)
    .where('cameBy', '=', 'invited')
    .where('createdAt', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  if (Number(count) > inOneDay) throw failure('tooManyInvited', { most: String(inOneDay) })
}

export const invite = (submissionId: string, locale: string | null, context: Context) =>
  postLetter(
    inviteLetter,
    {
      customerId: context.member.customerId,
      locale: locale ?? languageOf(context.caller.acceptLanguage),
      params: { submissionId, by: context.member.name },
    },
    context,
  )

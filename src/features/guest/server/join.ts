import type { GuestContext, Handler } from '../../../server/context'
import { failure, tooManyAttempts } from '../../../server/errors'
import { tokenHashOf } from '../../crowd/server'
import { findRequest, lockRequest, requireDoor, type FoundRequest } from './queries'

/** The link of their own is made, not stored: whoever knows the request's does not know it. */
export const joinGuestRequest: Handler<'joinGuestRequest'> = async (given, context) => {
  const { db: connection, now, newId, guest, services, caller } = context
  // Of somebody who has a link already, another one would be a second place; who tries it out takes none.
  if (guest.submissionId !== undefined || guest.isTrial) throw failure('answersMoved')
  const request = await findRequest(connection, guest)
  await requireDoor(connection, request, undefined, now)
  const email = given.email?.trim() || null
  if (request.emailRule === 'required' && email === null) throw failure('guestEmailMissing')
  const { limits, checks } = services.guest
  const { proof } = given
  if (!proof || !(await checks.isFit(request.id, proof, now))) throw failure('guestUnchecked')
  await requireCode(request, given.passCode ?? '', context)
  const waitSeconds = limits.join(request.id, caller.ip, now)
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds)
  if (!checks.use(proof, now)) throw failure('guestUnchecked')
  const submissionId = newId()
  const token = services.crowd.guestTokenOf(submissionId)
  await connection.transaction().execute(async (db) => {
    await lockRequest(db, guest)
    await requireDoor(db, await findRequest(db, guest), undefined, now)
    await db
      .insertInto('crowdSubmissions')
      .values({
        id: submissionId,
        customerId: guest.customerId,
        requestId: request.id,
        guestName: given.name.trim(),
        guestEmail: request.emailRule === 'none' ? null : email,
        state: 'opened',
        cameBy: 'openLink',
        tokenHash: tokenHashOf(token),
        openedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  })
  return { token }
}

async function requireCode(
  { id, passCodeHash }: FoundRequest,
  passCode: string,
  { services, caller, now }: GuestContext,
): Promise<void> {
  if (passCodeHash === null) return
  const attempt = services.guest.limits.code(id, caller.ip, now)
  if (attempt.waitSeconds > 0) throw tooManyAttempts(attempt.waitSeconds)
  if (!(await services.session.passwords.verify(passCode, passCodeHash, caller)))
    throw failure('passCodeWrong', { left: String(attempt.left) })
  attempt.takeBack()
}

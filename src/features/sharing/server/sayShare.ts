// What visitors say: comments, decisions, and that they want to be forgotten.
import type { Handler } from '../../../server/context'
import { changedMeanwhile, failure, malformedRequest } from '../../../server/errors'
import { forgetSessions } from '../../analytics/server'
import { requireAddress, requireVisit } from './admit'
import { commentsFor } from './commentRows'
import { joinVisit } from './joinVisit'
import { findFilm } from './reportShareViewing'
import { tellOfDecision, tellOfShareComment } from './tellOfPage'

const mostOfVisitor = 200

export const commentShare: Handler<'commentShare'> = async (given, context) => {
  const { db, now, services } = context
  const { page, pass } = await requireVisit(given.pass, context)
  const address = requireAddress(pass)
  if (!page.allowComment) throw failure('shareClosed')
  const film = await findFilm(db, page.id, given.versionId, now)
  if (!film) throw changedMeanwhile()
  const [name, body] = [given.name.trim(), given.body.trim()]
  if (name === '' || body === '') throw malformedRequest('`name` or `body` says nothing.')
  const before = await commentsFor(page, address, db)
  if (before.length >= mostOfVisitor) throw failure('shareClosed')
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('reviewComments')
    .values({
      id: given.commentId,
      customerId: page.customerId,
      programId: film.programId,
      versionId: given.versionId,
      parentId: null,
      fromMs: given.fromMs ?? null,
      toMs: null,
      body,
      authorId: null,
      sharePageId: page.id,
      guestName: name,
      guestAddress: address,
      createdAt: now,
    })
    .onConflict((known) => known.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (added === 1n) await tellOfShareComment(page, film, name, context)
  if (pass.recipientId !== undefined)
    await services.shareRecipients.reached(pass.recipientId, 'replied', { db, now })
  const said = await commentsFor(page, address, db)
  const kept = said.find(({ commentId }) => commentId === given.commentId)
  if (kept?.body !== body) throw changedMeanwhile()
  return kept
}

/** Of the version that the visitor has before them; a later one is asked for anew. */
export const decideShare: Handler<'decideShare'> = async (given, context) => {
  const { db, now } = context
  const { page, pass } = await requireVisit(given.pass, context)
  const address = requireAddress(pass)
  if (!page.allowApprove) throw failure('shareClosed')
  const film = await findFilm(db, page.id, given.versionId, now)
  if (!film) throw changedMeanwhile()
  const { decision, versionId } = given
  const note = given.note?.trim() || null
  if (decision === 'changes' && note === null) throw failure('sayWhy')
  const said = { decision, note, decidedAt: now }
  await joinVisit(page, pass, context)
  await db
    .insertInto('shareDecisions')
    .values({ pageId: page.id, versionId, address, customerId: page.customerId, ...said })
    .onConflict((known) => known.columns(['pageId', 'versionId', 'address']).doUpdateSet(said))
    .execute()
  context.audit({
    action: 'share.decided',
    target: page.id,
    customerId: page.customerId,
    details: { decision, versionId },
  })
  const kind = decision === 'changes' ? 'shareChangesAsked' : 'shareApproved'
  await tellOfDecision(kind, page, { ...film, versionId }, address, context)
  return { decision }
}

/** What was decided stays: somebody may rely on it. */
export const forgetVisitor: Handler<'forgetVisitor'> = async ({ pass: given }, context) => {
  const { db, cookies, services } = context
  const { page, pass } = await requireVisit(given, context)
  await db.transaction().execute(async (within) => {
    const forgotten = await within
      .deleteFrom('shareVisits')
      .where('pageId', '=', page.id)
      .where((row) =>
        pass.email === undefined
          ? row('visitId', '=', pass.visitId)
          : row.or([row('visitId', '=', pass.visitId), row('address', '=', pass.email)]),
      )
      .returning('visitId')
      .execute()
    await forgetSessions(
      within,
      page.customerId,
      forgotten.map(({ visitId }) => visitId),
    )
    if (pass.recipientId !== undefined)
      await services.shareRecipients.forget(pass.recipientId, within)
    if (pass.email === undefined) return
    await within
      .updateTable('reviewComments')
      .set({ guestName: '', guestAddress: null })
      .where('sharePageId', '=', page.id)
      .where('guestAddress', '=', pass.email)
      .execute()
    await within
      .deleteFrom('shareCodes')
      .where('pageId', '=', page.id)
      .where('address', '=', pass.email)
      .execute()
  })
  cookies.expire('share', { sameSite: 'lax' })
  return {}
}

// What visitors do with their own comments. Another address finds none of them, on whatever page.
import { sql } from 'kysely'
import type { Handler, PublicContext } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { requireAddress, requireVisit } from './admit'
import { commentsFor } from './commentRows'

export const editShareComment: Handler<'editShareComment'> = async (given, context) => {
  const { commentId } = given
  const body = given.body.trim()
  if (body === '') throw malformedRequest('`body` says nothing.')
  const { page, address, own } = await requireOwn(given, context)
  await context.db
    .updateTable('reviewComments')
    .set({ body, editedAt: context.now, rev: sql`rev + 1` })
    .where('id', '=', own.commentId)
    .where('body', '<>', body)
    .execute()
  const said = await commentsFor(page, address, context.db)
  const kept = said.find((each) => each.commentId === commentId)
  if (!kept) throw notFound()
  return kept
}

/** What is gone already is as wanted. */
export const removeShareComment: Handler<'removeShareComment'> = async (given, context) => {
  const { page, pass } = await requireVisit(given.pass, context)
  await context.db
    .deleteFrom('reviewComments')
    .where('id', '=', given.commentId)
    .where('sharePageId', '=', page.id)
    .where('guestAddress', '=', requireAddress(pass))
    .execute()
  return {}
}

async function requireOwn(
  { pass: given, commentId }: { readonly pass: string; readonly commentId: string },
  context: PublicContext,
) {
  const { page, pass } = await requireVisit(given, context)
  const address = requireAddress(pass)
  if (!page.allowComment) throw failure('shareClosed')
  const said = await commentsFor(page, address, context.db)
  const own = said.find((each) => each.commentId === commentId && each.isMine)
  if (!own) throw notFound()
  return { page, address, own }
}

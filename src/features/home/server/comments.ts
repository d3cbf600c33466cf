// What those who watch a program say about it.
import type {
  AddAudienceCommentRequest,
  AudienceComment,
  EditAudienceCommentRequest,
  ListAudienceCommentsRequest,
  ListAudienceCommentsResponse,
  RemoveAudienceCommentRequest,
  RemoveAudienceCommentResponse,
  ReportAudienceCommentRequest,
} from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { forbidden } from '../../../server/errors'
import {
  addAudience,
  editAudience,
  listAudience,
  removeAudience,
  reportAudience,
} from '../../approvals/server'
import { notify } from '../../notifications/server'
import { requireWatchable, type Watchable } from './watchable'

const placeOf = ({ id, ownerUserId }: Watchable, { member }: Context) => ({
  programId: id,
  isTheirs: ownerUserId === member.userId || member.roles.includes('cm'),
})

export async function listAudienceComments(
  { programId }: ListAudienceCommentsRequest,
  context: Context,
): Promise<ListAudienceCommentsResponse> {
  const program = await requireWatchable(programId, context)
  return {
    comments: await listAudience(placeOf(program, context), context),
    mayComment: program.mayComment,
  }
}

export async function addAudienceComment(
  { programId, ...given }: AddAudienceCommentRequest,
  context: Context,
): Promise<AudienceComment> {
  const program = await requireWatchable(programId, context)
  if (!program.mayComment) throw forbidden()
  const { versionId } = program
  return addAudience(placeOf(program, context), { versionId, ...given }, context)
}

export async function editAudienceComment(
  { programId, ...given }: EditAudienceCommentRequest,
  context: Context,
): Promise<AudienceComment> {
  const program = await requireWatchable(programId, context)
  if (!program.mayComment) throw forbidden()
  return editAudience(placeOf(program, context), given, context)
}

export async function removeAudienceComment(
  { programId, commentId }: RemoveAudienceCommentRequest,
  context: Context,
): Promise<RemoveAudienceCommentResponse> {
  const program = await requireWatchable(programId, context)
  await removeAudience(placeOf(program, context), commentId, context)
  return { commentId }
}

export async function reportAudienceComment(
  { programId, commentId }: ReportAudienceCommentRequest,
  context: Context,
): Promise<AudienceComment> {
  const program = await requireWatchable(programId, context)
  const { comment, isFirst } = await reportAudience(placeOf(program, context), commentId, context)
  const { ownerUserId, title } = program
  const to = [ownerUserId]
  if (isFirst)
    await notify(
      { kind: 'commentReported', to, subject: { programId }, params: { title } },
      context,
    )
  return comment
}

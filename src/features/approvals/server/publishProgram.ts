import type {
  PublishProgramRequest,
  PublishProgramResponse,
} from '../../../../generated/facts/features/approvals'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import {
  endOfDay,
  lacksCaptions,
  lockProgramTo,
  moveProgram,
  programs,
  requireConsented,
  requireDayAhead,
} from '../../programs/server'
import { findVersion, isApproved } from './askApproval'

/** Puts a version on air in the place of the one that was. */
export async function publishProgram(
  { programId, versionId, withoutCaptions, onAirUntil }: PublishProgramRequest,
  context: Context,
): Promise<PublishProgramResponse> {
  const { now } = context
  const program = await lockProgramTo('publish', programId, context)
  const version = await findVersion({ programId, versionId }, context)
  await requireConsented(version.timeline, context)
  await requireDayAhead(onAirUntil, context)
  const needsYes = program.approvalPolicyId !== null
  if (needsYes && !(await isApproved(version, context))) throw failure('notApproved')
  if (!withoutCaptions && (await lacksCaptions(versionId, context))) throw failure('noCaptions')
  const onAir = {
    publishedVersionId: versionId,
    publishedAt: now,
    expiresAt: endOfDay(onAirUntil, context),
  }
  await moveProgram(program, { event: 'published', ...onAir }, context)
  tellAfterwards(context, { topic: 'inbox', to: 'all' })
  const told = { list: 'listPrograms', call: 'publishProgram', act: 'changed' } as const
  await recordChanges([{ id: programId, fields: ['state'] }], told, context)
  return programs.shown(programId, context)
}

// Captions of what is said in a clip, made by what listens to it: asked for, and stopped or put away.
import type {
  MakeCaptionsRequest,
  MakeCaptionsResponse,
  StopMakingCaptionsRequest,
  StopMakingCaptionsResponse,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { askForJob, cancelJobsOf } from '../../../server/jobs/askForJob'
import { lockToEdit } from './captionPlace'
import { clipCaptions } from './captions'
import { deleteMakings, listMakings, type WhichMakings } from './makingRows'
import { makeCaptionsJob } from './speechJob'

/** Only of a language in which nothing is written yet. */
export async function makeCaptions(
  { clipId, lang }: MakeCaptionsRequest,
  context: Context,
): Promise<MakeCaptionsResponse> {
  const { db, member, now, newId, services } = context
  if (!services.transcriber) throw failure('speechOff')
  await clipCaptions.lockLatest({ clipId, lang, rev: 0 }, context)
  const running = (await listMakings(db, clipId)).find((making) => making.lang === lang)
  if (!running || running.state === 'failed') {
    const id = newId()
    const { customerId, userId } = member
    await stopMakings({ clipId, lang }, context)
    await db
      .insertInto('captionMakings')
      .values({ id, customerId, clipId, lang, askedBy: userId, askedAt: now })
      .execute()
    await askForJob(makeCaptionsJob, { subjectId: id, customerId }, context)
  }
  return { making: await listMakings(db, clipId) }
}

/** What is being made is stopped, what could not be made is told no more. */
export async function stopMakingCaptions(
  { clipId, lang }: StopMakingCaptionsRequest,
  context: Context,
): Promise<StopMakingCaptionsResponse> {
  await lockToEdit(clipId, context)
  await stopMakings({ clipId, lang }, context)
  return { making: await listMakings(context.db, clipId) }
}

export async function stopMakings(
  which: WhichMakings,
  context: Pick<Context, 'db' | 'services' | 'afterCommit'>,
): Promise<void> {
  await cancelJobsOf(makeCaptionsJob, await deleteMakings(context.db, which), context)
}

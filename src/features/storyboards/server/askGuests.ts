// Guests are asked for shots here: each becomes a question of a crowd request, as the shot is now (work.md 3).
import type {
  AskGuestsForShotsRequest,
  AskGuestsForShotsResponse,
  ShotGuests,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { askForShots, guestsOfShots } from '../../crowd/server'
import { shotThreads } from '../../tasks/server'
import { questionOf } from '../question'
import { activate, lockToAsk, type AskedShots } from './askedShots'
import { storyboards } from './storyboards'

export async function askGuestsForShots(
  { storyboardId, shotIds, requestId, title, closesOn }: AskGuestsForShotsRequest,
  context: Context,
): Promise<AskGuestsForShotsResponse> {
  const asked = await lockToAsk({ storyboardId, shotIds }, context)
  const { shots, allIds } = asked
  if (shots.some(({ values }) => (values.title ?? '').trim() === '')) throw failure('titleEmpty')
  await refuseTaken(asked, context)
  const request = await askForShots(
    {
      requestId,
      title: title ?? asked.title,
      closesOn,
      orientation: orientationOf(shots),
      questions: shots.map(questionOf),
    },
    context,
  )
  await activate(storyboardId, context)
  return {
    storyboard: await storyboards.shown(storyboardId, context),
    request,
    guests: await guestsOf(allIds, context),
  }
}

export const guestsOf = async (
  shotIds: readonly string[],
  context: Context,
): Promise<ShotGuests[]> => [...(await guestsOfShots(shotIds, context)).values()]

/** Somebody is asked to record them already. */
async function refuseTaken({ shots }: AskedShots, { db, member }: Context): Promise<void> {
  const ids = shots.map(({ id }) => id)
  const threads = await shotThreads(db, member.customerId, ids)
  const taken = shots.find(({ id }) => threads.has(id))
  if (taken) throw failure('shotTaken', { title: taken.values.title ?? '' })
}

/** Of a request there is one, so all shots have to say the same. */
function orientationOf([first, ...others]: AskedShots['shots']) {
  const orientation = first?.values.orientation
  return others.every(({ values }) => values.orientation === orientation) ? orientation : undefined
}

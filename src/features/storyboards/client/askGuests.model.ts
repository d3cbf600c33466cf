// Asks guests for the chosen shots, or all that nobody is asked for yet, and leads to the request that asks them.
import { attach, createEvent, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { noticeShown } from '../../../shell/notices/notices.model'
import { $assignable } from './assign.model'
import type { AskedGuests } from './assignDraft'
import { askGuestsForShotsFx } from './calls'
import { $storyboardId, storyboardList } from './open'

export const guestsAsked = createEvent<AskedGuests>()

const askFx = attach({
  source: { storyboardId: $storyboardId, shots: $assignable },
  mapParams: (asked: AskedGuests, { storyboardId, shots }) => ({
    storyboardId: storyboardId ?? '',
    shotIds: shots.map(({ id }) => id),
    ...asked,
  }),
  effect: askGuestsForShotsFx,
})
sample({ clock: guestsAsked, target: askFx })
export const $isAskingGuests = askFx.pending

sample({
  clock: askFx.doneData,
  fn: ({ storyboard }) => [{ ...storyboard }],
  target: storyboardList.rows.rowsReceived,
})
sample({
  clock: askGuestsForShotsFx.done,
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: {
      key: 'storyboards.assign.guests.done' as const,
      params: { count: params.shotIds.length },
    },
  }),
  target: noticeShown,
})
// What guests agree to is still to be chosen there.
sample({
  clock: askFx.doneData,
  fn: ({ request }) => ({ to: href('tasks.crowd.request', { requestId: request.id }) }),
  target: navigateFx,
})

// Keeps the page up to date: clips in processing are read every second, the whole list at longer
// intervals.
import { combine, sample } from 'effector'
import { clipPollMs, clipRefreshMs } from '../../../../generated/facts/constants'
import { networkChanged } from '../../../browser/network'
import { $isVisible, pageShown } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { getClipStatesFx } from './calls'
import { $clips } from './clips.model'
import { isProcessing } from './clipStatus'
import { $openClip } from './openClip.model'
import { readPageFx, renewAsked } from './reading.model'
import { $isHere } from './screen.model'

const mostAtOnce = 200

const $isWatched = combine($isHere, $isVisible, (isHere, isVisible) => isHere && isVisible)
const $movingIds = combine($clips, $openClip, (clips, openClip) => {
  const moving = [...clips, ...(openClip ? [openClip] : [])].filter(isProcessing)
  return [...new Set(moving.map(({ clipId }) => clipId))].slice(0, mostAtOnce)
})

const states = createPoll({
  effect: getClipStatesFx,
  everyMs: clipPollMs,
  $isWanted: combine($isWatched, $movingIds, (isWatched, ids) => isWatched && ids.length > 0),
})
sample({
  clock: states.asked,
  source: $movingIds,
  fn: (clipIds) => ({ clipIds }),
  target: getClipStatesFx,
})

const list = createPoll({ effect: readPageFx, everyMs: clipRefreshMs, $isWanted: $isWatched })
sample({
  clock: [list.asked, pageShown, networkChanged.filter({ fn: Boolean })],
  source: $isWatched,
  filter: Boolean,
  fn: () => undefined,
  target: renewAsked,
})

// The page follows by itself: every second what is being processed, now and then the whole list.
import { attach, combine, sample } from 'effector'
import { clipPollMs, clipRefreshMs } from '../../../../generated/facts/constants'
import { waitFx } from '../../../browser/clock'
import { $isOnline, networkChanged } from '../../../browser/network'
import { pageShown } from '../../../browser/tabs'
import { getClipStatesFx } from './calls'
import { $clips } from './clips.model'
import { renewAsked } from './reading.model'
import { isProcessing } from './clipStatus'
import { $openClip } from './openClip.model'
import { $isHere, screenEntered } from './screen.model'

const mostAtOnce = 200

const restFx = attach({ effect: waitFx, mapParams: () => clipPollMs })
const longRestFx = attach({ effect: waitFx, mapParams: () => clipRefreshMs })

const $isWatching = combine($isHere, $isOnline, (isHere, isOnline) => isHere && isOnline)
const $movingIds = combine($clips, $openClip, (clips, openClip) => {
  const moving = [...clips, ...(openClip ? [openClip] : [])].filter(isProcessing)
  return [...new Set(moving.map(({ clipId }) => clipId))].slice(0, mostAtOnce)
})

sample({
  clock: [$movingIds, $isWatching, getClipStatesFx.finally],
  source: {
    ids: $movingIds,
    isWatching: $isWatching,
    isResting: restFx.pending,
    isAsking: getClipStatesFx.pending,
  },
  filter: ({ ids, isWatching, isResting, isAsking }) =>
    ids.length > 0 && isWatching && !isResting && !isAsking,
  fn: () => undefined,
  target: restFx,
})
sample({
  clock: restFx.done,
  source: { ids: $movingIds, isWatching: $isWatching },
  filter: ({ ids, isWatching }) => ids.length > 0 && isWatching,
  fn: ({ ids }) => ({ clipIds: ids }),
  target: getClipStatesFx,
})
sample({
  clock: [screenEntered, longRestFx.done],
  source: longRestFx.pending,
  filter: (isResting) => !isResting,
  fn: () => undefined,
  target: longRestFx,
})
sample({
  clock: [longRestFx.done, pageShown, networkChanged],
  source: $isWatching,
  filter: Boolean,
  fn: () => undefined,
  target: renewAsked,
})

// Beside the channels inbox: which channels somebody follows, and what of each is left to watch.
import { createEvent, createStore, sample } from 'effector'
import {
  listInboxChannels,
  type ListInboxChannelsResponse,
} from '../../../../generated/facts/features/home'
import { pageShown } from '../../../browser/tabs'
import { createCallFx } from '../../../calls/createCallFx'
import { switched } from '../../../session/client'
import { inboxChanged } from './heard.model'
import { channelsList } from './lists'

const readFx = createCallFx({ ...listInboxChannels, background: true })

export const followedAsked = createEvent()

export const $followed = createStore<ListInboxChannelsResponse | null>(null)
  .on(readFx.doneData, (_, followed) => followed)
  .reset(switched)
/** Nothing is known of them. */
export const $isFollowedFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset(switched)

const { place, actions } = channelsList

sample({
  clock: [place.entered, actions.rowsChanged, inboxChanged, pageShown, followedAsked],
  source: place.$isHere,
  filter: (isHere) => isHere,
  fn: () => ({}),
  target: readFx,
})

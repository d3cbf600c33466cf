// Following a channel, and following it no more, from wherever it is shown.
import { attach, createEvent, createStore, merge, sample } from 'effector'
import type { ChannelCard } from '../../../../generated/facts/features/channels'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { leaveFx, subscribeFx } from './calls'
import { dangerOf } from './failed'

export interface Followed extends Pick<ChannelCard, 'channelId' | 'name' | 'access' | 'standing'> {
  /** Whoever owns it gives that up by leaving. */
  readonly isOwner?: boolean
}

export const subscribed = createEvent<Followed>()
/** Asks first where one does not simply come back. */
export const leaveAsked = createEvent<Followed>()
export const leaveCancelled = createEvent()
export const leaveConfirmed = createEvent<{ handOverTo?: string }>()

const joinFx = attach({
  effect: subscribeFx,
  mapParams: ({ channelId }: Followed) => ({ channelId }),
})
const goFx = attach({
  effect: leaveFx,
  mapParams: ({ channel, handOverTo }: { channel: Followed; handOverTo?: string | undefined }) => ({
    channelId: channel.channelId,
    ...(handOverTo !== undefined && { handOverTo }),
  }),
})
export const $isBusy = createStore(false)
  .on([joinFx, goFx], () => true)
  .reset(joinFx.finally, goFx.finally)

const needsThought = ({ access, standing, isOwner = false }: Followed) =>
  isOwner || (access !== 'open' && standing === 'active')

/** The one about which is asked. */
export const $leaving = createStore<Followed | null>(null, { serialize: 'ignore' })
  .on(leaveAsked, (_, channel) => (needsThought(channel) ? channel : null))
  .reset(leaveCancelled, goFx.done)

sample({ clock: subscribed, target: joinFx })
sample({
  clock: leaveAsked.filter({ fn: (channel) => !needsThought(channel) }),
  fn: (channel) => ({ channel }),
  target: goFx,
})
sample({
  clock: leaveConfirmed,
  source: $leaving,
  filter: (channel): channel is Followed => channel !== null,
  fn: (channel: Followed | null, { handOverTo }) => ({ channel: channel as Followed, handOverTo }),
  target: goFx,
})

/** The channel whose standing has changed. */
export const standingChanged = merge([
  joinFx.done.map(({ params }) => params.channelId),
  goFx.done.map(({ params }) => params.channel.channelId),
])

const undoId = 'channels.follow'
const $left = createStore<Followed | null>(null, { serialize: 'ignore' }).on(
  goFx.done,
  (_, { params }) => params.channel,
)
sample({
  clock: joinFx.done,
  fn: ({ params, result }) => ({
    tone: 'ok' as const,
    text: {
      key: `channels.discover.done.${result.standing === 'active' ? 'subscribed' : 'asked'}` as const,
      params: { name: params.name },
    },
  }),
  target: noticeShown,
})
sample({
  clock: goFx.done,
  fn: ({ params: { channel } }) => ({
    id: undoId,
    tone: 'ok' as const,
    text: {
      key: `channels.discover.done.${channel.standing === 'requested' ? 'withdrawn' : 'left'}` as const,
      params: { name: channel.name },
    },
    ...(!needsThought(channel) && { action: 'channels.discover.undo' as const }),
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen.filter({ fn: (id) => id === undoId }),
  source: $left,
  filter: (channel): channel is Followed => channel !== null,
  fn: (channel: Followed | null) => channel as Followed,
  target: joinFx,
})
sample({
  clock: merge([joinFx.failData, goFx.failData]).filterMap(dangerOf('channels.people.done.didNot')),
  target: noticeShown,
})

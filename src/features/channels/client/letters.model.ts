// Letters about the posts of a channel, stopped and asked for again by whoever follows it.
import { attach, createEvent, sample } from 'effector'
import type { ChannelPage } from '../../../../generated/facts/features/channels'
import { noticeShown } from '../../../shell/notices/notices.model'
import { chooseChannelLettersFx } from './calls'
import { dangerOf } from './failed'

type Lettered = Pick<ChannelPage, 'channelId' | 'name' | 'letters'>

export const lettersToggled = createEvent<Lettered>()

const isWanting = ({ letters }: Lettered) => letters === 'stopped'
const chooseFx = attach({
  effect: chooseChannelLettersFx,
  mapParams: (channel: Lettered) => ({
    channelId: channel.channelId,
    wanted: isWanting(channel),
  }),
})
export const $isChoosing = chooseFx.pending
export const lettersChanged = chooseFx.done

sample({ clock: lettersToggled, target: chooseFx })
sample({
  clock: chooseFx.done,
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: {
      key: `channels.page.letters.${isWanting(params) ? 'wanted' : 'stopped'}` as const,
      params: { name: params.name },
    },
  }),
  target: noticeShown,
})
sample({
  clock: chooseFx.failData.filterMap(dangerOf('channels.page.letters.failed')),
  target: noticeShown,
})

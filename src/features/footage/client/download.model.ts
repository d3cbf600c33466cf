// Films of clips as downloads, and links to clips.
import { attach, createEvent, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { copyLinkFx } from '../../../browser/clipboard'
import { $query, navigateFx } from '../../../browser/location'
import { $customerId } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { createDownloads } from '../../media/client'
import { downloadClipsFx } from './calls'
import { footageList } from './footageList'

export const { downloadAsked } = createDownloads({
  list: footageList,
  downloadFx: downloadClipsFx,
  words: {
    partly: 'footage.download.partly',
    failed: 'footage.download.failed',
    retry: 'footage.retry',
  },
})

/** By the clip's id. */
export const linkAsked = createEvent<string>()
const linkFx = attach({ effect: copyLinkFx })

sample({
  clock: linkAsked,
  source: $customerId,
  // Whoever follows it may be in another customer just now.
  fn: (customerId, clipId) => `${href('clips.edit', { clipId })}?cust=${customerId}`,
  target: linkFx,
})
sample({
  clock: linkFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'footage.link.copied' as const } }),
  target: noticeShown,
})
sample({
  clock: linkFx.fail,
  fn: () => ({ tone: 'danger' as const, text: { key: 'footage.link.failed' as const } }),
  target: noticeShown,
})
// Links of the first version named a clip by ?clip=.
sample({
  clock: sample({ clock: footageList.place.entered, source: $query }).filterMap(({ clip }) => clip),
  fn: (clipId) => ({ to: href('clips.edit', { clipId }), replace: true }),
  target: navigateFx,
})

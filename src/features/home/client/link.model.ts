// Links to what is watched, and the way there.
import { attach, createEvent, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { copyLinkFx } from '../../../browser/clipboard'
import { navigateFx } from '../../../browser/location'
import { $customerId } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'

/** By the program's id. */
export const playAsked = createEvent<string>()
export const linkAsked = createEvent<string>()
const linkFx = attach({ effect: copyLinkFx })

sample({
  clock: playAsked,
  fn: (programId) => ({ to: href('home.watch', { programId }) }),
  target: navigateFx,
})
sample({
  clock: linkAsked,
  source: $customerId,
  // Whoever follows it may be in another customer just now.
  fn: (customerId, programId) => `${href('home.watch', { programId })}?cust=${customerId}`,
  target: linkFx,
})
sample({
  clock: linkFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'home.link.copied' as const } }),
  target: noticeShown,
})
sample({
  clock: linkFx.fail,
  fn: () => ({ tone: 'danger' as const, text: { key: 'home.link.failed' as const } }),
  target: noticeShown,
})

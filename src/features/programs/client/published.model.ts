// The link of a program that is published, copied.
import { attach, createEvent, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { copyLinkFx } from '../../../browser/clipboard'
import { noticeShown } from '../../../shell/notices/notices.model'

export const linkAsked = createEvent<string>()

const copyFx = attach({ effect: copyLinkFx })
sample({
  clock: linkAsked,
  fn: (programId) => href('home.watch', { programId }),
  target: copyFx,
})
sample({
  clock: copyFx.done,
  fn: () => ({ tone: 'ok' as const, text: { key: 'programs.link.copied' as const } }),
  target: noticeShown,
})
sample({
  clock: copyFx.fail,
  fn: () => ({ tone: 'warn' as const, text: { key: 'programs.link.notCopied' as const } }),
  target: noticeShown,
})

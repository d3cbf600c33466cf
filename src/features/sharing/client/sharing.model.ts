// The link of the page that stands open, and who watched it.
import { attach, createEvent, sample } from 'effector'
import { getShareStats } from '../../../../generated/facts/features/sharing'
import { screen } from '../../../../generated/facts/screens/sharePages'
import { copyFx, copyLinkFx } from '../../../browser/clipboard'
import { createCallFx } from '../../../calls/createCallFx'
import { createRowDetail, modelsOf } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'

const { form } = modelsOf(screen)

export const linkCopied = createEvent<string>()
export const codeCopied = createEvent<string>()

export const statsDetail = createRowDetail({
  $row: form.$row,
  effect: createCallFx(getShareStats),
  paramsOf: ({ pageId }) => ({ pageId }),
})

const linkFx = attach({ effect: copyLinkFx })
const codeFx = attach({ effect: copyFx })
sample({ clock: linkCopied, target: linkFx })
sample({ clock: codeCopied, target: codeFx })
sample({
  clock: [linkFx.done, codeFx.done],
  fn: () => ({ tone: 'ok' as const, text: { key: 'sharing.link.copied' as const } }),
  target: noticeShown,
})
sample({
  clock: [linkFx.fail, codeFx.fail],
  fn: () => ({ tone: 'warn' as const, text: { key: 'sharing.link.notCopied' as const } }),
  target: noticeShown,
})

// What the operator is given to do.
import { attach, createEvent, sample } from 'effector'
import { copyFx } from '../../../browser/clipboard'
import { noticeShown } from '../../../shell/notices/notices.model'

export const textCopied = createEvent<string>()

const writeFx = attach({ effect: copyFx })
sample({ clock: textCopied, target: writeFx })
sample({
  clock: writeFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, text: { key: 'integrations.copied' as const } }
      : { tone: 'warn' as const, text: { key: 'integrations.notCopied' as const } },
  target: noticeShown,
})

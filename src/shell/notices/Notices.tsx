import { useUnit } from 'effector-react'
import type { TextKey } from '../../../generated/facts/text'
import type { OwnWords } from '../../browser/text/words'
import { useText } from '../../browser/text/useText'
import { ToastRegion } from '../../ui/notices/ToastRegion'
import { $idleWarning, idleWarningId } from './idleWarning.model'
import {
  $notices,
  noticeActionChosen,
  noticeDismissed,
  noticeOtherActionChosen,
  readingBegan,
  readingEnded,
} from './notices.model'
import { speak } from '../../browser/text/speak'

export function Notices() {
  const t = useText()
  const view = useUnit({
    notices: $notices,
    idle: $idleWarning,
    act: noticeActionChosen,
    actOtherwise: noticeOtherActionChosen,
    dismiss: noticeDismissed,
    pause: readingBegan,
    resume: readingEnded,
  })
  const spoken = (action: TextKey | OwnWords) =>
    typeof action === 'string' ? t(action) : speak(t, action)
  const remaining = (count: number) => t('shell.idle.remaining', { count })
  const idle = view.idle && {
    id: idleWarningId,
    tone: 'warn' as const,
    text: remaining(view.idle.seconds),
    announcement: remaining(view.idle.announcedSeconds),
    actionLabel: t('shell.idle.stay'),
    isPersistent: true,
  }
  const notices = view.notices.map(({ id, tone, text, action, otherAction, isPersistent }) => ({
    id,
    tone,
    text: speak(t, text),
    actionLabel: action ? spoken(action) : undefined,
    otherActionLabel: otherAction ? spoken(otherAction) : undefined,
    isPersistent,
  }))
  return (
    <ToastRegion
      label={t('shell.notices')}
      dismissLabel={t('shell.dismiss')}
      toasts={idle ? [idle, ...notices] : notices}
      onAction={view.act}
      onOtherAction={view.actOtherwise}
      onDismiss={view.dismiss}
      onPause={view.pause}
      onResume={view.resume}
    />
  )
}

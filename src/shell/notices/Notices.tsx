import type { TextKey } from '../../../generated/facts/text'
import type { OwnWords } from '../../browser/text/words'
import { useText } from '../../browser/text/useText'
import { ToastRegion } from '../../ui/notices/ToastRegion'
import { createGate, useGate, useUnit } from 'effector-react'
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

const Place = createGate()
/** A header shows them: no other place is needed. */
export const $haveNoticesPlace = Place.status

/** Notices in the part of a header that is left empty for them. */
export function Notices() {
  useGate(Place)
  return <NoticeList />
}

export function NoticeList() {
  const t = useText()
  const view = useUnit({
    notices: $notices,
    idle: $idleWarning,
    act: noticeActionChosen,
    actOtherwise: noticeOtherActionChosen,
    close: noticeDismissed,
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
  const newestFirst = view.notices
    .toReversed()
    .map(({ id, no, tone, text, action, otherAction }) => ({
      id,
      no,
      tone,
      text: speak(t, text),
      actionLabel: action ? spoken(action) : undefined,
      otherActionLabel: otherAction ? spoken(otherAction) : undefined,
    }))
  return (
    <ToastRegion
      label={t('shell.notices')}
      closeLabel={t('shell.notices.close')}
      closeAllLabel={t('shell.notices.closeAll')}
      moreLabel={(count) => t('shell.notices.more', { count })}
      toasts={idle ? [idle, ...newestFirst] : newestFirst}
      onAction={view.act}
      onOtherAction={view.actOtherwise}
      onClose={view.close}
      onPause={view.pause}
      onResume={view.resume}
    />
  )
}

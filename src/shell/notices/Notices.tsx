import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { ToastRegion } from '../../ui/static/ToastRegion'
import {
  $areNoticesRaised,
  $notices,
  noticeActed,
  noticeDismissed,
  readingBegan,
  readingEnded,
} from './notices.model'
import { speak } from '../../browser/text/speak'

export function Notices() {
  const t = useText()
  const view = useUnit({
    notices: $notices,
    isRaised: $areNoticesRaised,
    act: noticeActed,
    dismiss: noticeDismissed,
    pause: readingBegan,
    resume: readingEnded,
  })
  return (
    <ToastRegion
      label={t('shell.notices')}
      dismissLabel={t('shell.dismiss')}
      toasts={view.notices.map(({ id, tone, text, action, isPersistent }) => ({
        id,
        tone,
        text: speak(t, text),
        actionLabel: action ? t(action) : undefined,
        isPersistent,
      }))}
      onAction={view.act}
      onDismiss={view.dismiss}
      onPause={view.pause}
      onResume={view.resume}
      isRaised={view.isRaised}
    />
  )
}

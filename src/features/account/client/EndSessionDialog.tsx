import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog'
import { deviceName } from './deviceName'
import { $question, endCancelled, endConfirmed } from './ending.model'

/** Asks first, because somebody may be working in that session and it cannot be restored. */
export function EndSessionDialog() {
  const t = useText()
  const { question, confirm, cancel } = useUnit({
    question: $question,
    confirm: endConfirmed,
    cancel: endCancelled,
  })
  const isOne = question?.kind === 'one'
  const title = isOne
    ? t('account.sessions.endTitle', { device: deviceName(t, question.session) })
    : t('account.sessions.endOthersTitle')
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={title}
      confirmLabel={t(isOne ? 'account.sessions.end' : 'account.sessions.endOthers')}
      cancelLabel={t('account.sessions.cancel')}
      isDanger
      onConfirm={() => confirm()}
      onCancel={() => cancel()}
    >
      {t(isOne ? 'account.sessions.endText' : 'account.sessions.endOthersText')}
    </ConfirmDialog>
  )
}

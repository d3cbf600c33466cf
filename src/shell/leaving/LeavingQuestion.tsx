import { useUnit } from 'effector-react'
import { Fragment } from 'react'
import { speak } from '../../browser/text/speak'
import { useText } from '../../browser/text/useText'
import {
  $leavingQuestion,
  leavePressed,
  stayPressed,
} from '../../browser/unfinished/question.model'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'

const words = {
  signOut: { title: 'shell.leaving.signOut.title', act: 'shell.leaving.signOut' },
  switch: { title: 'shell.leaving.switch.title', act: 'shell.leaving.switch' },
  update: { title: 'shell.leaving.update.title', act: 'shell.leaving.update' },
} as const

/** Asks before leaving, and names the unfinished work in this and other tabs. */
export function LeavingQuestion() {
  const t = useText()
  const { question, leave, stay } = useUnit({
    question: $leavingQuestion,
    leave: leavePressed,
    stay: stayPressed,
  })
  if (!question) return null
  const { title, act } = words[question.kind]
  return (
    <ConfirmDialog
      isOpen
      title={t(title)}
      confirmLabel={t(act)}
      cancelLabel={t('shell.leaving.stay')}
      onConfirm={() => leave()}
      onCancel={() => stay()}
    >
      {question.works.map(({ running, count, names = [] }) => (
        <Fragment key={running}>
          <p>{speak(t, { key: running, params: { count } })}</p>
          {names.length > 0 && (
            <p>
              <strong>{names.join(', ')}</strong>
            </p>
          )}
        </Fragment>
      ))}
      {question.isElsewhere && <p>{t('shell.leaving.elsewhere')}</p>}
    </ConfirmDialog>
  )
}

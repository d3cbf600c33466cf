import { useUnit } from 'effector-react'
import { speak } from '../../../../browser/text/speak'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { DialogActions } from '../../../../ui/overlay/DialogActions'
import { ProgressBar } from '../../../../ui/progress/ProgressBar'
import {
  $isAsked,
  $isDeleting,
  $isUploading,
  $undone,
  deleteAllPressed,
  keepPressed,
  stayPressed,
  uploadPressed,
} from './signOut.model'
import type { LocalTake } from './takes.model'
import { titleOf } from './titleOf'
import styles from './SignOutQuestion.module.css'

/** What becomes of the takes on this computer while their maker is signed out. */
export function SignOutQuestion() {
  const t = useText()
  const { isAsked, takes, stay } = useUnit({ isAsked: $isAsked, takes: $undone, stay: stayPressed })
  return (
    <Dialog
      role="alertdialog"
      isOpen={isAsked}
      title={t('recorder.signOut.title')}
      closeLabel={t('shell.leaving.stay')}
      onClose={() => stay()}
    >
      <p>{t('recorder.signOut.text', { count: takes.length })}</p>
      <ul className={styles.takes}>
        {takes.map((take) => (
          <UndoneTake key={take.takeId} take={take} />
        ))}
      </ul>
      <Answers takes={takes} />
    </Dialog>
  )
}

function UndoneTake({ take }: { take: LocalTake }) {
  const t = useText()
  const title = titleOf(take, t, useFormat())
  const { progress, stopped } = take
  return (
    <li>
      <bdi>{title}</bdi>
      {progress !== undefined && !stopped && (
        <ProgressBar label={title} value={Math.round(progress * 100)} />
      )}
      {stopped?.text && <p className={styles.fault}>{speak(t, stopped.text)}</p>}
    </li>
  )
}

function Answers({ takes }: { takes: readonly LocalTake[] }) {
  const t = useText()
  const format = useFormat()
  const { upload, isUploading, keep, deleteAll, isDeleting } = useUnit({
    upload: uploadPressed,
    isUploading: $isUploading,
    keep: keepPressed,
    deleteAll: deleteAllPressed,
    isDeleting: $isDeleting,
  })
  const unsaved = takes.filter(({ state }) => state !== 'saved')
  const savings = unsaved.map((take) => ({
    takeId: take.takeId,
    form: take.form ?? { title: titleOf(take, t, format) },
    quality: take.quality,
  }))
  return (
    <DialogActions>
      {unsaved.length > 0 && (
        <Button variant="danger" pending={isDeleting} onClick={() => deleteAll()}>
          {t('recorder.signOut.delete')}
        </Button>
      )}
      <Button onClick={() => keep()}>{t('recorder.signOut.keep')}</Button>
      <Button
        variant="primary"
        data-autofocus
        pending={isUploading}
        onClick={() => upload(savings)}
      >
        {t('recorder.signOut.upload')}
      </Button>
    </DialogActions>
  )
}

import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Dialog } from '../../../ui/overlay/Dialog'
import { DialogActions } from '../../../ui/overlay/DialogActions'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import {
  $connectFaults,
  $isAsking,
  $isConnecting,
  connectCancelled,
  connectSubmitted,
  connectTyped,
} from './connecting.model'
import { CurrentPasswordField } from './CurrentPasswordField'
import styles from './ConnectDialog.module.css'

/**
 * Asks for the password before connecting an account, because that account can then sign in as this
 * person.
 */
export function ConnectDialog({ serviceName: name }: { serviceName: string }) {
  const t = useText()
  const view = useUnit({
    isAsking: $isAsking,
    isConnecting: $isConnecting,
    faults: $connectFaults,
    cancel: connectCancelled,
    typed: connectTyped,
    submit: connectSubmitted,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    view.submit(String(new FormData(event.currentTarget).get('currentPassword')))
  }
  const { current, form } = view.faults
  return (
    <Dialog
      isOpen={view.isAsking}
      title={t('session.thirdParty.connect', { name })}
      closeLabel={t('account.sessions.cancel')}
      onClose={() => view.cancel()}
    >
      <form
        className={styles.form}
        method="post"
        noValidate
        onInput={() => view.typed()}
        onSubmit={submit}
      >
        <p>{t('account.connect.text', { name })}</p>
        {form && (
          <InlineNotice tone="danger" role="alert">
            {speak(t, form)}
          </InlineNotice>
        )}
        <CurrentPasswordField isFirst error={current} />
        <DialogActions>
          <Button onClick={() => view.cancel()}>{t('account.sessions.cancel')}</Button>
          <Button type="submit" variant="primary" pending={view.isConnecting}>
            {t('account.connect.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

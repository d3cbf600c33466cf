import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import {
  $changes,
  $faults,
  $isChanging,
  NewPasswordField,
  passwordSubmitted,
  passwordTyped,
} from '../../../session/client/passwords'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { CurrentPasswordField } from './CurrentPasswordField'
import { submitId } from './password.model'
import styles from './PasswordScreen.module.css'

export function PasswordForm() {
  const t = useText()
  const view = useUnit({
    changes: $changes,
    faults: $faults,
    isChanging: $isChanging,
    submit: passwordSubmitted,
    typed: passwordTyped,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    view.submit({
      currentPassword: String(fields.get('currentPassword')),
      newPassword: String(fields.get('newPassword')),
      productName: t('app.name'),
    })
  }
  const { current, form } = view.faults
  return (
    <form
      // A new key after each successful change empties the form.
      key={view.changes}
      className={styles.form}
      method="post"
      noValidate
      onInput={() => view.typed()}
      onSubmit={submit}
    >
      {form && (
        <InlineNotice tone="danger" role="alert">
          {speak(t, form)}
        </InlineNotice>
      )}
      <CurrentPasswordField error={current} />
      <NewPasswordField />
      <Button id={submitId} type="submit" variant="primary" pending={view.isChanging}>
        {t('account.password.submit')}
      </Button>
    </form>
  )
}

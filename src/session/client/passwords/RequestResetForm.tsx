import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { $isAsking, $isNameMissing, $resetProblem, resetSubmitted } from './requestReset.model'
import styles from '../sign-in/SignInForm.module.css'
import { UserNameField } from '../sign-in/UserNameField'

export function RequestResetForm() {
  const t = useText()
  const view = useUnit({
    isAsking: $isAsking,
    isNameMissing: $isNameMissing,
    problem: $resetProblem,
    submit: resetSubmitted,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    view.submit(String(new FormData(event.currentTarget).get('username')))
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {view.problem && (
        <InlineNotice tone="danger" role="alert">
          {speak(t, view.problem)}
        </InlineNotice>
      )}
      <UserNameField isMissing={view.isNameMissing} />
      <Button type="submit" variant="primary" size="lg" wide pending={view.isAsking}>
        {t('session.reset.submit')}
      </Button>
    </form>
  )
}

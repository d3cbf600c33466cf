import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { BotCheck } from './BotCheck'
import { ForgotPassword } from './ForgotPassword'
import { $isSigningIn, $missing, $problem, $remembered, signInSubmitted } from './signIn.model'
import styles from './SignInForm.module.css'
import { UserNameField } from './UserNameField'

/** Decision 20. Ordinary form fields, so that browsers and password managers can fill them in. */
export function SignInForm() {
  const t = useText()
  const view = useUnit({
    remembered: $remembered,
    missing: $missing,
    problem: $problem,
    isPending: $isSigningIn,
    submit: signInSubmitted,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    view.submit({
      userName: String(fields.get('username')),
      password: String(fields.get('password')),
      isRemembered: fields.has('remember'),
    })
  }
  return (
    <form
      // The remembered name arrives from storage a moment after the page.
      key={view.remembered.userName}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {view.problem && (
        <InlineNotice tone="danger" role="alert">
          {speak(t, view.problem)}
        </InlineNotice>
      )}
      <UserNameField isMissing={view.missing.includes('userName')} />
      <PasswordField
        size="lg"
        name="password"
        label={t('session.signIn.password')}
        labelEnd={<ForgotPassword />}
        showText={t('session.signIn.show')}
        hideText={t('session.signIn.hide')}
        error={view.missing.includes('password') && t('session.signIn.missingPassword')}
      />
      <Checkbox
        name="remember"
        label={t('session.signIn.remember')}
        defaultChecked={view.remembered.isRemembered}
      />
      <BotCheck />
      <Button type="submit" variant="primary" size="lg" wide pending={view.isPending}>
        {t('session.signIn.submit')}
      </Button>
    </form>
  )
}

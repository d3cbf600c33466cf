import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { BlockingOverlay } from '../../../ui/overlay/BlockingOverlay'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { $faults, $isChanging, passwordSubmitted, passwordTyped } from './changePassword.model'
import { SignInLayout } from '../sign-in/SignInLayout'
import choices from '../sign-in/signInChoices.module.css'
import { $isEnding, signOutPressed } from '../lifetime/ending.model'
import { NewPasswordField } from './NewPasswordField'
import { $session } from '../tokens/session.model'
import styles from '../sign-in/SignInForm.module.css'
import { UserNameForManagers } from './UserNameForManagers'

/** The required password change. Until it is done, the only alternative is to sign out. */
export function ForcedChange() {
  const t = useText()
  const view = useUnit({
    session: $session,
    faults: $faults,
    isChanging: $isChanging,
    isEnding: $isEnding,
    submit: passwordSubmitted,
    typed: passwordTyped,
    signOut: signOutPressed,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newPassword = String(new FormData(event.currentTarget).get('newPassword'))
    view.submit({ currentPassword: null, newPassword, productName: t('app.name') })
  }
  const userName = view.session?.userName ?? ''
  const isEntering = view.session !== null && !view.session.mustChangePassword
  return (
    <SignInLayout
      title={t('session.forced.title')}
      lead={t('session.forced.lead', { name: userName })}
    >
      <form
        className={styles.form}
        method="post"
        noValidate
        onInput={() => view.typed()}
        onSubmit={submit}
      >
        {view.faults.form && (
          <InlineNotice tone="danger" role="alert">
            {speak(t, view.faults.form)}
          </InlineNotice>
        )}
        <UserNameForManagers userName={userName} />
        <NewPasswordField size="lg" />
        <div className={choices.choices}>
          <Button type="submit" variant="primary" size="lg" wide pending={view.isChanging}>
            {t('session.forced.submit')}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            wide
            pending={view.isEnding}
            onClick={() => view.signOut()}
          >
            {t('session.forced.signOut')}
          </Button>
        </div>
      </form>
      <BlockingOverlay isOpen={isEntering} label={t('session.signIn.pending')} />
    </SignInLayout>
  )
}

import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { SignInLayout } from './SignInLayout'
import choices from './signInChoices.module.css'
import { $link, linkDropped } from './link.model'
import { $delay, $isPresenting, linkAccepted } from './linkSignIn.model'
import { $session } from '../tokens/session.model'
import { isSameName } from './signInLink'
import styles from './SignInForm.module.css'

/**
 * Session.md B4 3: shows who the link is for and who is signed in. Nothing happens before the
 * button is pressed.
 */
export function SignInLinkCard() {
  const t = useText()
  const view = useUnit({
    link: $link,
    session: $session,
    delay: $delay,
    isPresenting: $isPresenting,
    accept: linkAccepted,
    drop: linkDropped,
  })
  const { link, session } = view
  if (!link) return null
  const name = link.userName
  const present = session?.userName
  return (
    <SignInLayout
      title={
        present
          ? t('session.link.signedInAs', { name: present })
          : t('session.link.signInAs', { name })
      }
      lead={leadOf()}
    >
      <div className={styles.form}>
        {view.delay && (
          <InlineNotice tone="danger" role="alert">
            {speak(t, view.delay)}
          </InlineNotice>
        )}
        <div className={choices.choices}>
          <Button
            variant="primary"
            size="lg"
            wide
            pending={view.isPresenting}
            onClick={() => view.accept()}
          >
            {t('session.link.signInAs', { name })}
          </Button>
          <Button size="lg" wide disabled={view.isPresenting} onClick={() => view.drop()}>
            {present ? t('session.link.stay', { name: present }) : t('session.link.other')}
          </Button>
        </div>
      </div>
    </SignInLayout>
  )

  function leadOf(): string {
    if (present === undefined) {
      return t(link?.code ? 'session.link.codeLead' : 'session.link.passwordLead')
    }
    return isSameName(present, name)
      ? t('session.link.again')
      : t('session.link.instead', { name, present })
  }
}

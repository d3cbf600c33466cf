import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { $location } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { SignInLayout } from './SignInLayout'
import { StoppedWork } from './StoppedWork'

/** Spec §2 /login/status/*: says why the session ended and leads back to the sign-in page. */
export function SessionStatusScreen() {
  const t = useText()
  const { pathname } = useUnit($location)
  const { title, text } = statusTexts(pathname)
  return (
    <SignInLayout title={t(title)} lead={t(text)}>
      <StoppedWork />
      <LinkButton href={href('login')} variant="primary" size="lg" wide>
        {t('session.signIn.submit')}
      </LinkButton>
    </SignInLayout>
  )
}

/** What each status page says. */
function statusTexts(pathname: string) {
  return pathname === href('login.inActive')
    ? ({ title: 'session.inactive.title', text: 'session.inactive.text' } as const)
    : ({ title: 'session.expired.title', text: 'session.expired.text' } as const)
}

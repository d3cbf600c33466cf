import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { $location } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { $wasIdle } from '../lifetime/endedBy.model'
import { SignInLayout } from './SignInLayout'
import { StoppedWork } from './StoppedWork'

/** Spec §2 /login/status/*: says why the session ended and leads back to the sign-in page. */
export function SessionStatusScreen() {
  const t = useText()
  const { pathname } = useUnit($location)
  const wasIdle = useUnit($wasIdle)
  const { title, text } = statusTexts(pathname, wasIdle)
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
function statusTexts(pathname: string, wasIdle: boolean) {
  if (pathname === href('login.inActive'))
    return { title: 'session.inactive.title', text: 'session.inactive.text' } as const
  const text = wasIdle ? 'session.expired.idle' : 'session.expired.text'
  return { title: 'session.expired.title', text } as const
}

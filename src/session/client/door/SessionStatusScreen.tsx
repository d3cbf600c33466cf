import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { $location } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { DoorPage } from './DoorPage'
import { statusTexts } from './statusTexts'
import { StoppedWork } from './StoppedWork'

/** Spec §2 /login/status/*: why one stands at the door, and the way back in. */
export function SessionStatusScreen() {
  const t = useText()
  const { pathname } = useUnit($location)
  const { title, text } = statusTexts(pathname)
  return (
    <DoorPage title={t(title)} lead={t(text)}>
      <StoppedWork />
      <LinkButton href={href('login')} variant="primary" size="lg" wide>
        {t('session.signIn.submit')}
      </LinkButton>
    </DoorPage>
  )
}

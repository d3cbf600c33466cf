import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { BlockingOverlay } from '../../ui/overlay/BlockingOverlay'
import { DoorPage } from './DoorPage'
import { $isSignedIn } from './session.model'
import { SignInForm } from './SignInForm'
import { $isRedeeming } from './thirdParty.model'
import { ThirdPartyButton, ThirdPartyNotice } from './ThirdPartyEntrance'

/** Decision 20. The page everybody meets first: it loads nothing of the shell. */
export function SignInScreen() {
  const t = useText()
  const { isEntering, isRedeeming } = useUnit({
    isEntering: $isSignedIn,
    isRedeeming: $isRedeeming,
  })
  return (
    <DoorPage title={t('session.signIn.title')} lead={t('session.signIn.lead')}>
      <ThirdPartyNotice />
      <SignInForm />
      <ThirdPartyButton />
      <BlockingOverlay isOpen={isEntering || isRedeeming} label={t('session.signIn.pending')} />
    </DoorPage>
  )
}

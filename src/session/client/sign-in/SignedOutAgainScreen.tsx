import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { clearPressed } from '../lifetime/clearing.model'
import { SignInLayout } from './SignInLayout'
import { $isEnding } from '../lifetime/ending.model'

/** Where a loop of sign-outs ends: no session begins on this page, so nothing can end it again. */
export function SignedOutAgainScreen() {
  const t = useText()
  const { clear, isEnding } = useUnit({ clear: clearPressed, isEnding: $isEnding })
  return (
    <SignInLayout title={t('session.signedOutAgain.title')} lead={t('session.signedOutAgain.text')}>
      <Button variant="primary" size="lg" wide pending={isEnding} onClick={() => clear()}>
        {t('session.signedOutAgain.clear')}
      </Button>
    </SignInLayout>
  )
}

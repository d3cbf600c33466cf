import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { clearPressed } from '../lifetime/clearing.model'
import { SignInLayout } from './SignInLayout'
import { $isEnding } from '../lifetime/ending.model'

/** Shown after a loop of sign-outs. No session starts on this page, so the loop cannot go on. */
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

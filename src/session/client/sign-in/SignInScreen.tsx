import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useText } from '../../../browser/text/useText'
import { BlockingOverlay } from '../../../ui/overlay/BlockingOverlay'
import { lazyPart } from '../../../ui/lazyPart'
import { SignInLayout } from './SignInLayout'
import { $isLinkAsking, $link } from './link.model'
import { $isSignedIn } from '../tokens/session.model'
import { SignInForm } from './SignInForm'
import { $isRedeeming } from './thirdParty.model'
import { StoppedWork } from './StoppedWork'
import { ThirdPartyButton, ThirdPartyNotice } from './ThirdPartyEntrance'

/** Few people come by a link, so its card is loaded on demand. */
const SignInLinkCard = lazyPart(async () => (await import('./SignInLinkCard')).SignInLinkCard)

/**
 * Decision 20. The sign-in page is the first one everybody sees, so it loads nothing of the shell.
 */
export function SignInScreen() {
  const t = useText()
  const view = useUnit({
    link: $link,
    isLinkAsking: $isLinkAsking,
    isSignedIn: $isSignedIn,
    isRedeeming: $isRedeeming,
  })
  if (view.isLinkAsking) {
    return (
      <Suspense>
        <SignInLinkCard />
      </Suspense>
    )
  }
  return (
    <SignInLayout title={t('session.signIn.title')} lead={t('session.signIn.lead')}>
      <StoppedWork />
      <ThirdPartyNotice />
      <SignInForm />
      <ThirdPartyButton />
      <BlockingOverlay
        isOpen={view.isRedeeming || (view.isSignedIn && view.link === null)}
        label={t('session.signIn.pending')}
      />
    </SignInLayout>
  )
}

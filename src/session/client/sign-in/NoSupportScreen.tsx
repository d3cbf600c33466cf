import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { $location } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import { SignInLayout } from './SignInLayout'

/** Spec §5 and §8: a browser that cannot run the application, and uploads from outside it. */
export function NoSupportScreen() {
  const t = useText()
  const { pathname } = useUnit($location)
  const isUpload = pathname === href('noSupport.backgroundUpload')
  return (
    <SignInLayout
      title={t('session.noSupport.title')}
      lead={t(isUpload ? 'session.noSupport.upload' : 'session.noSupport.text')}
    >
      {null}
    </SignInLayout>
  )
}

import type { GuestView } from '../../../../generated/facts/features/guest'
import type { TextKey } from '../../../../generated/facts/text'
import type { Signing } from './page'

export interface SigningFaults {
  readonly name?: 'guest.welcome.nameMissing'
  readonly email?: 'guest.fail.guestEmailMissing' | 'guest.welcome.emailUnfit'
  readonly guardian?: 'guest.welcome.guardianMissing'
  readonly agree?: 'guest.welcome.agreeMissing'
}

type Asked = Pick<GuestView, 'emailRule'> & {
  readonly isMinor: boolean
  readonly hasAgreed: boolean
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is missing before anything is sent. */
export function judgeSigning(
  { name, email, guardian }: Signing,
  { emailRule, isMinor, hasAgreed }: Asked,
): SigningFaults {
  const emailFault =
    email === ''
      ? emailRule === 'required' && ('guest.fail.guestEmailMissing' as const)
      : !address.test(email) && ('guest.welcome.emailUnfit' as const)
  return {
    ...(name === '' && { name: 'guest.welcome.nameMissing' }),
    ...(emailRule !== 'none' && emailFault && { email: emailFault }),
    ...(isMinor && guardian === '' && { guardian: 'guest.welcome.guardianMissing' }),
    ...(!hasAgreed && { agree: 'guest.welcome.agreeMissing' }),
  } satisfies Partial<Record<string, TextKey>>
}

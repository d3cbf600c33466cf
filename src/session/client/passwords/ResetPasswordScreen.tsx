import { useUnit } from 'effector-react'
import { ForcedChange } from './ForcedChange'
import { RequestReset } from './RequestReset'
import { $isSignedIn } from '../tokens/session.model'

/** /resetpassword: a required password change (spec §4), or the request for a reset link. */
export function ResetPasswordScreen() {
  return useUnit($isSignedIn) ? <ForcedChange /> : <RequestReset />
}

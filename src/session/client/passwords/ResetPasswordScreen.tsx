import { useUnit } from 'effector-react'
import { ForcedChange } from './ForcedChange'
import { RequestReset } from './RequestReset'
import { $isSignedIn } from '../tokens/session.model'

/** /resetpassword: a new password comes before everything else (spec §4), or the old one is forgotten. */
export function ResetPasswordScreen() {
  return useUnit($isSignedIn) ? <ForcedChange /> : <RequestReset />
}

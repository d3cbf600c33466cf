/** Who is let in, in a few lines that share nothing with the server: a slow reading of the manifest's own YAML decides. */
import { calls } from '../../../generated/wiring/calls'
import { interpretCall } from '../../visibility/interpreter'
import type { BearerCallId } from './requests'
import type { Caller } from './world'

export type Gate = 'unauthorized' | 'forbidden' | 'in'

/**
 * Whoever made a clip or a file changes it, and full administrators; of a full administrator's account nobody
 * below takes hold (domain.md E7).
 */
const forManagers: readonly BearerCallId[] = [
  'updateUser',
  'giveTemporaryPassword',
  'updateClip',
  'trimClip',
  'bringBackClip',
  'cancelClipUpload',
  'updateFile',
  'cancelFileUpload',
  'saveCaptions',
  'removeCaptions',
]

/** Nobody but who wrote it; who does not see the program finds nothing. */
const forAuthors: readonly BearerCallId[] = ['editComment', 'removeComment']

/** undefined: nobody, or a token that is none of ours. */
export function gateOf(
  id: BearerCallId,
  caller: Caller | undefined,
  isForColleaguesThings = false,
): Gate {
  if (!caller || !isLive(caller)) return 'unauthorized'
  const { roles, flags, standing } = caller
  if (standing === 'mustChangePassword' && !calls[id].beforePasswordChange) return 'forbidden'
  const facts = { viewport: 'wide', profiles: 'one' }
  if (!interpretCall(id, { roles, flags, facts })) return 'forbidden'
  const isKept = (roles.includes('cm') ? forAuthors : forManagers).includes(id)
  return isForColleaguesThings && isKept ? 'forbidden' : 'in'
}

const isLive = ({ standing }: Caller) => standing === 'member' || standing === 'mustChangePassword'

/** What an answer says about the gate, whatever lies behind it. */
export function readGate({ status }: { readonly status: number }): Gate {
  if (status === 401) return 'unauthorized'
  return status === 403 ? 'forbidden' : 'in'
}

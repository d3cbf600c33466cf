/**
 * Public entry of the session's client. Importing it loads its models; the password screens have an
 * entry of their own.
 */
import './customers/cust.model'
import './customers/lostCustomer.model'
import './sign-in/freshDocument.model'
import './sign-in/signInOptions.model'
import './lifetime/endedBy.model'
import './lifetime/otherTabs.model'
import './lifetime/reactions.model'

export { landingAsked, noticeRaised } from './announcements'

export {
  $customerId,
  $roles,
  $session,
  $userId,
  memberArrived,
  sessionHeld,
} from './tokens/session.model'
export type { StoredSession } from './tokens/storedSession'
export { readRecentEndingFx } from './tokens/tabFlags'
export { handOverFx } from './tokens/analyticsCode.model'

export { createAuthorize } from './lifetime/authorize'
export { readActiveSecondsAgo } from './lifetime/activity'
export { $isDegraded, $phase, restoreFx, retryPressed, type Phase } from './lifetime/start.model'
export { $idleness, activityNoticed } from './lifetime/idle.model'
export { $ending, $isEnding, sessionEnding, signOutPressed } from './lifetime/ending.model'
export { $lastWords, lastWordGiven, type LastWord } from '../../browser/unfinished/lastWords.model'
export { forgetLastPathFx, readLastPathFx, writeLastPathFx } from './lifetime/lastPath'
export { idOrNull, keepPendingFx, takePendingFx, type PendingId } from './lifetime/pending'

export {
  $closed,
  $flags,
  $isCustomerKnown,
  $profiles,
  $accessStamp,
  accessOutdated,
} from './customers/member.model'
export { $overlay, $overlays, loadOverlayFx } from './customers/overlay.model'
export { $pendingCust, custNamed } from './customers/pendingCust.model'
export {
  $isSwitching,
  profileChosen,
  switchDeclined,
  switched,
  switchFx,
} from './customers/switch.model'
export { $viewport, $world } from './customers/world.model'

export { $link } from './sign-in/link.model'
export { $isEntering } from './sign-in/signIn.model'
export { $thirdPartyOutcome } from './sign-in/thirdParty.model'
export { thirdPartyTexts } from './sign-in/thirdPartyTexts'

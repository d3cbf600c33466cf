/**
 * The exports of the client and of the server's pure rules that the model uses; bundle.ts bundles
 * them.
 */
export { fork, scopeBind, createWatch } from 'effector'
export type { Scope } from 'effector'
export { appStarted } from '../../../src/browser/appStarted'
export { readClientDetailsFx } from '../../../src/browser/clientDetails'
export { readClockFx, waitFx } from '../../../src/browser/clock'
export { inputNoticed } from '../../../src/browser/input'
export { guardLeavingFx } from '../../../src/browser/leaving'
export { leaveForFx, readLocationFx, reloadFx } from '../../../src/browser/location'
export { acquireLockFx, LockWaitRanOut } from '../../../src/browser/locks'
export { networkChanged, readNetworkFx } from '../../../src/browser/network'
export { logFx } from '../../../src/browser/page'
export { takeSignInLinkFx } from '../../../src/browser/signInLink'
export {
  changeStorageFx,
  readStorageFx,
  removeStorageFx,
  removeStorageUnderFx,
  writeStorageFx,
} from '../../../src/browser/storage'
export { pageShown, readTabIdFx, storageChangedElsewhere } from '../../../src/browser/tabs'
export { secondPassed, startTickFx, stopTickFx } from '../../../src/browser/tick'
export { startTextFx } from '../../../src/browser/text/text.model'
export { readActiveSecondsAgoFx } from '../../../src/calls/activity'
export { authorizeFx } from '../../../src/calls/authorize'
export { sendFx } from '../../../src/calls/send'
export { readActiveSecondsAgo } from '../../../src/session/client/lifetime/activity'
export { createAuthorize } from '../../../src/session/client/lifetime/authorize'
export { $isEnding, signOutPressed } from '../../../src/session/client/lifetime/ending.model'
import '../../../src/session/client/lifetime/idle.model'
export {
  getCustomerProfilesFx,
  getRolePermissionsFx,
} from '../../../src/session/client/customers/member.model'
import '../../../src/session/client/lifetime/otherTabs.model'
import '../../../src/session/client/lifetime/reactions.model'
export { $session } from '../../../src/session/client/tokens/session.model'
export { $isSigningIn, signInSubmitted } from '../../../src/session/client/sign-in/signIn.model'
import '../../../src/session/client/sign-in/signInOptions.model'
export { $phase } from '../../../src/session/client/lifetime/start.model'
export { $isSwitching, profileChosen } from '../../../src/session/client/customers/switch.model'
export { epochKey, sessionKey } from '../../../src/session/client/tokens/storedSession'
export { idleLimitMs } from '../../../src/session/idleLimit'
export {
  activityStepMs,
  idleSlackMs,
  isInGrace,
  judgeRefresh,
} from '../../../src/session/server/judgeRefresh'
export { hashOf, successorOf } from '../../../src/session/server/refreshTokens'

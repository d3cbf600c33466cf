// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { ComponentType } from 'react'
import type { RouteId } from '../facts/routes'

export const screens: Readonly<Partial<Record<RouteId, () => Promise<ComponentType>>>> = {
  'clips.list': () => import('../../src/features/footage/client/FootageScreen').then(({ FootageScreen }) => FootageScreen),
  login: () => import('../../src/session/client/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.user': () => import('../../src/session/client/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.link': () => import('../../src/session/client/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.linkCustomer': () => import('../../src/session/client/SignInScreen').then(({ SignInScreen }) => SignInScreen),
  'login.clear': () => import('../../src/session/client/SessionStatusScreen').then(({ SessionStatusScreen }) => SessionStatusScreen),
  'login.sessionExpired': () => import('../../src/session/client/SessionStatusScreen').then(({ SessionStatusScreen }) => SessionStatusScreen),
  'login.inActive': () => import('../../src/session/client/SessionStatusScreen').then(({ SessionStatusScreen }) => SessionStatusScreen),
  noSupport: () => import('../../src/session/client/NoSupportScreen').then(({ NoSupportScreen }) => NoSupportScreen),
  signedOutAgain: () => import('../../src/session/client/SignedOutAgainScreen').then(({ SignedOutAgainScreen }) => SignedOutAgainScreen),
  'noSupport.backgroundUpload': () => import('../../src/session/client/NoSupportScreen').then(({ NoSupportScreen }) => NoSupportScreen),
}

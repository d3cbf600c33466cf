// Generated from manifest/errors.yaml by npm run codegen. Edit the manifest, not this file.

import type { RouteId } from './routes'

export type EndingId = 'signOut' | 'idle' | 'expired' | 'inactive' | 'serverError' | 'oops' | 'noExpiry'

/** Where each way to end a session leads, and whether the last path is kept for the next one. */
export const endings: Readonly<Record<EndingId, { readonly goto: RouteId; readonly keepLastPath: boolean }>> = {
  signOut: { goto: 'login', keepLastPath: false },
  idle: { goto: 'login.sessionExpired', keepLastPath: false },
  expired: { goto: 'login.sessionExpired', keepLastPath: true },
  inactive: { goto: 'login.inActive', keepLastPath: false },
  serverError: { goto: 'login', keepLastPath: true },
  oops: { goto: 'login', keepLastPath: false },
  noExpiry: { goto: 'login', keepLastPath: true },
}

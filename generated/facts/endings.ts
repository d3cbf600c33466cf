// Generated from manifest/errors.yaml by npm run codegen. Edit the manifest, not this file.

import type { RouteId } from './routes'

export type EndingId = 'signOut' | 'idle' | 'expired' | 'inactive' | 'serverError' | 'oops' | 'noExpiry'

/** Where each way to end a session leads, and whether the last path and the filters are kept for the next one. */
export const endings: Readonly<Record<EndingId, { readonly goto: RouteId; readonly keepLastPath: boolean; readonly keepFilters: boolean }>> = {
  signOut: { goto: 'login', keepLastPath: false, keepFilters: false },
  idle: { goto: 'login.sessionExpired', keepLastPath: true, keepFilters: false },
  expired: { goto: 'login.sessionExpired', keepLastPath: true, keepFilters: true },
  inactive: { goto: 'login.inActive', keepLastPath: false, keepFilters: false },
  serverError: { goto: 'login', keepLastPath: true, keepFilters: true },
  oops: { goto: 'login', keepLastPath: false, keepFilters: false },
  noExpiry: { goto: 'login', keepLastPath: true, keepFilters: true },
}

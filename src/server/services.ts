/**
 * What the process offers its handlers, built once by main. A part of the server that offers something
 * adds its own entry beside its code: `declare module '../services' { interface Services { … } }`.
 */
import type { CookieScope } from './cookieScope'
import type { SignedCookies } from './media/signedCookies'

export interface Services {
  /** Signed cookies that open one customer's media until they expire (spec §3, preSignedCookie). */
  signMediaCookies(customerId: string, expires: Date): SignedCookies
  /** Where those cookies go. */
  readonly mediaCookieScope: CookieScope
  /** The external analytics site, where one is configured. */
  readonly analyticsOrigin: string | undefined
}

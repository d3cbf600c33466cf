/**
 * The services that main builds once and every handler can use. A part of the server adds its own
 * beside its code: `declare module '../services' { interface Services { … } }`.
 */
import type { CookieScope } from './cookieScope'
import type { SignedLinks } from './http/signedLinks'
import type { Reader, SignedCookies } from './media/signedCookies'

export interface Services {
  /**
   * Signed cookies that open the media a person is given, until they expire or the session of the mark
   * ends (spec §3, preSignedCookie).
   */
  signMediaCookies(reader: Reader & { readonly mark: string }, expires: Date): SignedCookies
  /** For what browsers download. */
  readonly links: SignedLinks
  /** The hosts and path to which those cookies are sent. */
  readonly mediaCookieScope: CookieScope
}

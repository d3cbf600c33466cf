import { isSignInPath, plainPath } from '../../kit/signInPath'

/**
 * Links to the sign-in page hold a name in their path, old ones a password (session.md B4 4).
 * However such a path is written, no cache, log, search index or other site may keep it.
 */
const harmless = [
  '/login',
  '/login/',
  ...['clear', 'sessionexpired', 'inactive'].map((status) => `/login/status/${status}`),
]

/** Programs that guard letters write the sign before the end of a guest's link in another way. */
const guestPath = /^\/guest(%(25)?23|#)/i

/**
 * The URL with which the server continues: the page is the same for every name, so the name is
 * removed.
 */
export const withoutNames = (url: string) => {
  if (guestPath.test(url)) return '/guest'
  return isSignInPath(url) && !harmless.includes(plainPath(url)) ? '/login/[redacted]' : url
}

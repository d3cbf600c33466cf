import { isSignInPath, plainPath } from '../../kit/signInPath'

/**
 * Links to the sign-in page carry a name in their path, old ones a password (session.md B4 4). However such a path
 * is written, no cache, no log, no index and no other site may keep it.
 */
const harmless = [
  '/login',
  '/login/',
  ...['clear', 'sessionexpired', 'inactive'].map((status) => `/login/status/${status}`),
]

/** What the server itself goes on with: the page is the same for every name, so it need not know any. */
export const withoutNames = (url: string) =>
  isSignInPath(url) && !harmless.includes(plainPath(url)) ? '/login/[redacted]' : url

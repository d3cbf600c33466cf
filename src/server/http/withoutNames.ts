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

/**
 * The URL with which the server continues: the page is the same for every name, so the name is
 * removed.
 */
export const withoutNames = (url: string) =>
  isSignInPath(url) && !harmless.includes(plainPath(url)) ? '/login/[redacted]' : url

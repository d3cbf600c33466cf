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

/** Stands for a path that nobody can decode, or that neither files nor the database can hold. */
const malformed = '/malformed'

/**
 * The URL with which the server continues: the page is the same for every name, so the name is
 * removed. What cannot be decoded Fastify would answer by itself, without our headers and words.
 */
export const withoutNames = (url: string) => {
  if (guestPath.test(url)) return '/guest'
  if (isSignInPath(url) && !harmless.includes(plainPath(url))) return '/login/[redacted]'
  return isDecodable(url) ? url : malformed
}

function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

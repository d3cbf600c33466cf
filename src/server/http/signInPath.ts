/**
 * Links to the sign-in page carry a name in their path, old ones a password (session.md B4 4). However such a path
 * is written, no cache, no log, no index and no other site may keep it.
 */
const harmless = [
  '/login',
  '/login/',
  ...['clear', 'sessionexpired', 'inactive'].map((status) => `/login/status/${status}`),
]

export const isSignInPath = (url: string) => /^\/login(?![\w-])/.test(plainPath(url))

/** The path of a request as the log may have it. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return isSignInPath(url) && !harmless.includes(plainPath(url)) ? '/login/[redacted]' : path
}

/** As the router of the page reads it: without regard to case, encoding, doubled slashes, or the origin before it. */
function plainPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1)
  return decoded(decoded(path))
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replaceAll(/%2f/gi, '/')
  }
}

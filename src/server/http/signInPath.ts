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

/** What the server itself goes on with: the page is the same for every name, so it need not know any. */
export const withoutNames = (url: string) =>
  isSignInPath(url) && !harmless.includes(plainPath(url)) ? '/login/[redacted]' : url

/** As the router of the page reads it: without regard to case, encoding, doubled slashes, or the origin before it. */
function plainPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1)
  return decoded(decoded(path))
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase()
}

const decoded = (text: string) =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

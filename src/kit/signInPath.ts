/**
 * The sign-in page and links to it (spec §4) are a document with its own headers and policy.
 * Server, service worker and page must recognise it in the same way.
 */
export const isSignInPath = (url: string) => /^\/login(?![\w-])/.test(plainPath(url))

/** Normalised as the page's router reads it: without case, encoding, double slashes or origin. */
export function plainPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1)
  return decoded(decoded(path))
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase()
}

const decoded = (text: string) =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

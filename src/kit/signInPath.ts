/**
 * The sign-in page and the links to it (spec §4): a document with headers and a policy of its own. Server, service worker
 * and page must tell it apart alike.
 */
export const isSignInPath = (url: string) => /^\/login(?![\w-])/.test(plainPath(url))

/** As the router of the page reads it: without regard to case, encoding, doubled slashes, or the origin before it. */
export function plainPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1)
  return decoded(decoded(path))
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase()
}

const decoded = (text: string) =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

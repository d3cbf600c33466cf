/**
 * How widely our cookies are sent: to one site within our own domain, never to another domain
 * (session.md B5 28).
 */
export interface CookieScope {
  /** Absent: the cookie is sent to this host only. */
  readonly domain?: string
}

/** undefined: the two hosts share no domain, so our cookies cannot reach the other one. */
export function scopeReaching(
  otherOrigin: string,
  publicOrigin: string | undefined,
): CookieScope | undefined {
  const theirs = new URL(otherOrigin).hostname
  // Without a public origin the server may have any name; assume one that reaches their host.
  const ours = publicOrigin === undefined ? theirs : new URL(publicOrigin).hostname
  if (ours === theirs) return {}
  const shared = commonEnd(ours.split('.'), theirs.split('.'))
  // A single label is a top-level domain, and an IP address has no parent domain.
  const isDomain = shared.length > 1 && /[a-z]/i.test(shared.at(-1) ?? '')
  return isDomain ? { domain: shared.join('.') } : undefined
}

function commonEnd(one: readonly string[], other: readonly string[]): readonly string[] {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return one.slice(one.length - length)
}

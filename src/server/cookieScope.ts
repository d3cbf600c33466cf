/** How far a cookie of ours may reach: one site of the same domain, never a foreign one (session.md B5 28). */
export interface CookieScope {
  /** Absent: this host alone. */
  readonly domain?: string
}

/** undefined: the two share no domain, so no cookie of ours arrives there. */
export function scopeReaching(
  otherOrigin: string,
  publicOrigin: string | undefined,
): CookieScope | undefined {
  const theirs = new URL(otherOrigin).hostname
  // Reached by any name, we can only hope to be reached by theirs.
  const ours = publicOrigin === undefined ? theirs : new URL(publicOrigin).hostname
  if (ours === theirs) return {}
  const shared = commonEnd(ours.split('.'), theirs.split('.'))
  // One label is a top-level domain, and an address of numbers has no parts.
  const isDomain = shared.length > 1 && /[a-z]/i.test(shared.at(-1) ?? '')
  return isDomain ? { domain: shared.join('.') } : undefined
}

function commonEnd(one: readonly string[], other: readonly string[]): readonly string[] {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return one.slice(one.length - length)
}

/**
 * The page's Trusted Types policy lets no text become a script (security-reliability.md 10). Code
 * that needs a script URL gets it here, and only URLs of our own origin pass. The policy's name is
 * in securityHeaders.ts.
 */
interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

declare global {
  /** Missing in browsers without Trusted Types, which check nothing. */
  var trustedTypes: PolicyMaker | undefined
}

export const policyName = 'studio'

let made: Pick<ReturnType<PolicyMaker['createPolicy']>, 'createScriptURL'> | undefined

/** In Chromium the result is a TrustedScriptURL, typed as a string. */
export function ownScriptUrl(address: string): string {
  const rules = { createScriptURL: ensureOwn }
  made ??= globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules
  return made.createScriptURL(address)
}

export function ensureOwn(address: string): string {
  const { origin, href } = new URL(address, location.origin)
  if (origin !== location.origin) throw new TypeError(`${address} is no script of ours.`)
  return href
}

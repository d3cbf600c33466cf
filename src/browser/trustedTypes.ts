/**
 * The page's policy lets no text become a script (security-reliability.md 10). What has to name a script by its address
 * asks here, and only addresses of our own origin pass. The name stands in securityHeaders.ts.
 */
interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

declare global {
  /** Missing in browsers that do not know such policies; they check nothing. */
  var trustedTypes: PolicyMaker | undefined
}

export const policyName = 'studio'

let made: Pick<ReturnType<PolicyMaker['createPolicy']>, 'createScriptURL'> | undefined

/** In Chromium it is an object that only passes for a string where one is a script's address. */
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

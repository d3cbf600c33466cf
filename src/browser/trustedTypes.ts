/**
 * The page's Trusted Types policy lets no text become a script (security-reliability.md 10). Code
 * that needs a script URL gets it here, and only URLs of our own origin pass. The policy's name is
 * in securityHeaders.ts.
 */
interface Policy {
  createScriptURL(url: string): string
  createHTML(html: string): string
}

interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy
}

declare global {
  /** Missing in browsers without Trusted Types, which check nothing. */
  var trustedTypes: PolicyMaker | undefined
}

export const policyName = 'studio'

let made: Policy | undefined

function policy(): Policy {
  const rules: Policy = { createScriptURL: ensureOwn, createHTML: (html) => html }
  made ??= globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules
  return made
}

/** In Chromium the result is a TrustedScriptURL, typed as a string. */
export const ownScriptUrl = (address: string): string => policy().createScriptURL(address)

/**
 * The document of a frame whose sandbox allows nothing: there no text becomes a script. In Chromium
 * the result is a TrustedHTML, typed as a string.
 */
export const sandboxedHtml = (html: string): string => policy().createHTML(html)

export function ensureOwn(address: string): string {
  const { origin, href } = new URL(address, location.origin)
  if (origin !== location.origin) throw new TypeError(`${address} is no script of ours.`)
  return href
}

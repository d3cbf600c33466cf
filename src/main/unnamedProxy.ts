import type { Config } from '../server/config'

/**
 * What to say at the start if everybody comes through a proxy that nobody named: this server speaks
 * plain http alone, so somebody in front of it speaks https. All people would have one address, and
 * whoever guesses passwords would shut the others out.
 */
export function unnamedProxy({
  publicOrigin,
  trustedProxies,
}: Pick<Config, 'publicOrigin' | 'trustedProxies'>): string | undefined {
  if (!publicOrigin?.startsWith('https:') || trustedProxies.length > 0) return undefined
  return (
    `PUBLIC_ORIGIN ${publicOrigin} is reached through a proxy, but TRUSTED_PROXIES names none: all ` +
    'people count as one address, and whoever guesses passwords shuts the others out. Name it.'
  )
}

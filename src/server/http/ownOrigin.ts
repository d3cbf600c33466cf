import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of another origin sends this: of another site, of a host beside ours, or one whose
 * browser says nothing of sites, as over plain http. Programs that are no browsers name no origin.
 *
 * @param publicOrigin undefined: the server has any name, so ours is the one that was asked for
 */
export function isFromElsewhere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicOrigin: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined || origin === publicOrigin) return false
  // Over https nobody is asked for by another name: a page over http is not ours either.
  return (publicOrigin?.startsWith('https:') ?? false) || origin !== `http://${host}`
}

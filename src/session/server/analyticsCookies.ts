/** Access and refresh token cookies of the analytics domain, for 24 hours (spec §7, §9). */
import { cookieMinutes } from '../../../generated/facts/constants'
import type { PublicContext } from '../../server/context'
import type { AnalyticsOwner } from './analyticsTokens'

const names = { access: 'analyticsAccess', refresh: 'analyticsRefresh' } as const

type CookieContext = Pick<PublicContext, 'now' | 'services' | 'cookies'>

export async function setAnalyticsCookies(
  owner: AnalyticsOwner,
  { now, services, cookies }: CookieContext,
): Promise<void> {
  const { analyticsCookies, analyticsTokens } = services.session
  if (!analyticsCookies) return
  const tokens = await analyticsTokens.sign(owner, now)
  const expires = new Date(now.getTime() + cookieMinutes * 60_000)
  for (const [kind, name] of Object.entries(names)) {
    cookies.set(name, tokens[kind as keyof typeof names], { expires, ...analyticsCookies })
  }
}

export function expireAnalyticsCookies({ services, cookies }: CookieContext): void {
  const { analyticsCookies } = services.session
  if (!analyticsCookies) return
  for (const name of Object.values(names)) cookies.expire(name, analyticsCookies)
}

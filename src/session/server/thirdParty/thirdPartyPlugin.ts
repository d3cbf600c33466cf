/**
 * The two addresses the browser itself visits: the redirect to the provider, and the one back.
 * Every outcome opens a page of ours that reads it from the fragment.
 */
import { href } from '../../../../generated/facts/routes'
import { writeAudit } from '../../../server/audit'
import type { AuditEvent } from '../../../server/context'
import { isBusy, isDiskFull, isUnavailable } from '../../../server/database/faults'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import { cookiesOf } from '../../../server/http/cookieEdge'
import { isFromElsewhere } from '../../../server/http/ownOrigin'
import type { ThirdPartyOutcome } from '../../thirdPartyOutcome'
import type { Attempt, SignInLimits } from '../signInLimits'
import { arrive } from './arrive'
import { troubleOf } from './outcomes'
import type { Provider } from './provider'
import type { Away, Journey, SealedCookie } from './sealedCookie'
import { bindTicket } from './ticket'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

export interface ThirdPartyOptions {
  readonly provider: Provider
  readonly sealed: SealedCookie
  readonly limits: SignInLimits
  readonly database: OpenDatabase
  /** If absent, the provider redirects people to the host they came from. */
  readonly publicOrigin: string | undefined
  now(): Date
  newId(): string
}

export const startPath = '/oauth/third-party/start'
export const callbackPath = '/oauth/third-party/callback'
/** The query of the start address when an account is to be connected. */
export const linkQuery = 'for=link'

export const thirdPartyPlugin: FastifyPluginAsync<ThirdPartyOptions> = async (app, options) => {
  const { provider, sealed, limits, database, publicOrigin, now, newId } = options
  const isSecure = publicOrigin?.startsWith('https:') ?? false
  const originOf = ({ host }: FastifyRequest) => publicOrigin ?? `http://${host}`

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  const audit = (request: FastifyRequest, event: AuditEvent) =>
    writeAudit(database.db, [event], { now: now(), ip: request.ip, newId })
  const auditIfPossible = (request: FastifyRequest, event: AuditEvent) =>
    audit(request, event).catch((fault: unknown) =>
      request.log.error({ err: fault }, 'the audit could not be written'),
    )

  async function explain(
    request: FastifyRequest,
    error: unknown,
    link: Away['link'],
    attempt?: Attempt,
  ): Promise<ThirdPartyOutcome> {
    const { outcome, why } = troubleOf(error)
    request.log.warn({ why, outcome }, 'the third-party sign-in did not succeed')
    const action = link ? 'thirdParty.linkRefused' : 'thirdParty.refused'
    const who = link && { userId: link.userId, customerId: link.customerId }
    // An outage says nothing about the person, so it is not counted as a failed attempt.
    const isVerdict = attempt !== undefined && !isOutage(error)
    if (!isVerdict) attempt?.takeBack()
    if (isVerdict || limits.isFirst(`${action} ${outcome}`, request.ip, now()))
      await auditIfPossible(request, { action, ...who, details: { outcome, why } })
    return outcome
  }

  app.get(startPath, async (request, reply) => {
    const cookies = cookiesOf(request, reply, isSecure)
    const asked = sealed.take(cookies, now())
    // Other sites must not start a sign-in.
    if (isFromElsewhere(request, publicOrigin)) return goTo(reply, href('login'))
    const isLink = (request.query as Record<string, unknown>)['for'] === 'link'
    if (isLink && asked?.step !== 'linkAsked') return tell(reply, 'expired', true)
    const link = isLink ? asked?.link : undefined
    try {
      const { url, away } = await provider.begin(originOf(request) + callbackPath)
      sealed.keep(cookies, { step: 'away', ...away, ...(link ? { link } : {}) }, now())
      return goTo(reply, url.href)
    } catch (error) {
      return tell(reply, await explain(request, error, link), isLink)
    }
  })

  app.get(callbackPath, async (request, reply) => {
    const cookies = cookiesOf(request, reply, isSecure)
    const away: Journey | undefined = sealed.take(cookies, now())
    if (away?.step !== 'away') return tell(reply, 'expired', false)
    const isLink = away.link !== undefined
    const attempt = limits.beginNameless('thirdParty', request.ip, now())
    if (attempt.refusal) {
      if (attempt.refusal.isFirst) await auditIfPossible(request, { action: 'thirdParty.limited' })
      return tell(reply, 'failed', isLink)
    }
    try {
      const returned = new URL(request.url, originOf(request))
      const arrival = await arrive(returned, away, { provider, db: database.db, now: now(), newId })
      await audit(request, arrival.event)
      if (arrival.code !== undefined || arrival.outcome === 'linked') attempt.takeBack()
      if (arrival.code === undefined) return tell(reply, arrival.outcome, isLink)
      bindTicket(cookies, arrival.code, now())
      return goTo(reply, `${href('login')}#ticket=${arrival.code}`)
    } catch (error) {
      return tell(reply, await explain(request, error, away.link, attempt), isLink)
    }
  })
}

const isOutage = (error: unknown) =>
  troubleOf(error).outcome === 'unreachable' ||
  isUnavailable(error) ||
  isBusy(error) ||
  isDiskFull(error)

/**
 * Redirects to where the person came from: the sign-in page, or the screen for connected accounts.
 */
function tell(reply: FastifyReply, outcome: ThirdPartyOutcome, isLink: boolean): FastifyReply {
  const place = href(isLink ? 'account.password' : 'login')
  return goTo(reply, `${place}#thirdParty=${isLink ? (linkWords[outcome] ?? outcome) : outcome}`)
}

const linkWords: Partial<Record<ThirdPartyOutcome, ThirdPartyOutcome>> = {
  cancelled: 'linkCancelled',
  expired: 'linkFailed',
  failed: 'linkFailed',
}

const goTo = (reply: FastifyReply, url: string) => reply.redirect(url, 303)

/**
 * The two addresses of each service that the browser itself visits: the redirect to it, and the one
 * back. Every outcome opens the service's page, which reads it from the fragment.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { href } from '../../../../../generated/facts/routes'
import { writeAudit } from '../../../../server/audit'
import type { AuditEvent } from '../../../../server/context'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import { cookiesOf } from '../../../../server/http/cookieEdge'
import { isFromElsewhere } from '../../../../server/http/ownOrigin'
import type { Services } from '../../../../server/services'
import { findFamily, troubleOf } from '../../../../session/server'
import { callbackPath, startPath, type Outcome } from '../../connecting'
import { keepConnection } from '../connections'
import type { Service } from '../services'
import type { Kind } from '../kind'
import type { Away } from './awayCookie'

export interface ConnectOptions {
  services(): Services
  readonly database: OpenDatabase
  /** If absent, the service redirects people to the host they came from. */
  readonly publicOrigin: string | undefined
  now(): Date
  newId(): string
}

const pages = { zoom: 'integrations.zoom', youtube: 'integrations.youtube' } as const

export const connectPlugin: FastifyPluginAsync<ConnectOptions> = async (app, options) => {
  const { database, publicOrigin, now, newId } = options
  const isSecure = publicOrigin?.startsWith('https:') ?? false
  const originOf = ({ host }: FastifyRequest) => publicOrigin ?? `http://${host}`

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  const audit = (request: FastifyRequest, { userId, customerId }: Away, event: AuditEvent) =>
    writeAudit(database.db, [{ ...event, userId, customerId }], {
      now: now(),
      ip: request.ip,
      newId,
    })

  /** Names of the protocol alone: values may hold codes and tokens. */
  async function explain(request: FastifyRequest, away: Away, fault: unknown): Promise<Outcome> {
    const { outcome, why } = troubleOf(fault)
    const details = { kind: away.kind, outcome, why }
    request.log.warn(details, 'an account could not be connected')
    await audit(request, away, { action: 'integration.refused', details })
    return outcome
  }

  async function connect(request: FastifyRequest, away: Away, service: Service): Promise<Outcome> {
    const { kind, userId, customerId, familyId, errand } = away
    if (!errand) return 'late'
    const returned = new URL(request.url, originOf(request))
    const granted = await service.oauth.finish(returned, errand)
    const whose = await service.whoIs(granted.tokens.accessToken)
    const family = await findFamily(database.db, familyId)
    const isHere =
      family?.endedAt === null && family.expiresAt > now() && family.customerId === customerId
    if (!isHere) return 'late'
    const { sealer } = options.services().integrations
    const connection = { id: newId(), kind, userId, customerId, ...whose, granted }
    const target = await database.db
      .transaction()
      .execute((db) => keepConnection(db, connection, { sealer, now: now() }))
    await audit(request, away, { action: 'integration.connected', target, details: { kind } })
    return 'connected'
  }

  function addService(kind: Kind): void {
    const tell = (reply: FastifyReply, outcome: Outcome) =>
      goTo(reply, `${href(pages[kind])}#connection=${outcome}`)

    app.get(startPath(kind), async (request, reply) => {
      const { away, [kind]: service } = options.services().integrations
      const cookies = cookiesOf(request, reply, isSecure)
      const asked = away.take(cookies, now())
      // Other sites must not begin anything.
      if (isFromElsewhere(request, publicOrigin) || !service || asked?.kind !== kind)
        return tell(reply, 'late')
      const { url, errand } = await service.oauth.begin(originOf(request) + callbackPath(kind))
      away.keep(cookies, { ...asked, errand }, now())
      return goTo(reply, url)
    })

    app.get(callbackPath(kind), async (request, reply) => {
      const { away: cookie, [kind]: service } = options.services().integrations
      const away = cookie.take(cookiesOf(request, reply, isSecure), now())
      if (!service || away?.kind !== kind) return tell(reply, 'late')
      try {
        return await tell(reply, await connect(request, away, service))
      } catch (fault) {
        return tell(reply, await explain(request, away, fault))
      }
    })
  }

  for (const kind of Object.keys(pages) as Kind[]) addService(kind)
}

const goTo = (reply: FastifyReply, url: string) => reply.redirect(url, 303)

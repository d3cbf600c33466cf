import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '../audit'
import type { AuditEvent, Caller, Cookies } from '../context'
import type { Db } from '../database/tables'
import type { Services } from '../services'
import type { AuditLimit } from './auditLimit'
import { cookiesOf } from './cookieEdge'

export interface RunParts {
  readonly services: Services
  readonly secureCookies: boolean
  now(): Date
  newId(): string
}

export type Run = ReturnType<typeof startRun>

interface Identified {
  readonly customerId: string
  readonly userId?: string
}

/**
 * What one call collects besides its answer: audit events, cookies, and tasks for after the commit.
 */
export function startRun(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, secureCookies, now, newId }: RunParts,
) {
  const audited: AuditEvent[] = []
  const afterwards: Array<() => void | Promise<void>> = []
  const cookies = cookiesOf(request, reply, secureCookies)
  const given: Array<Parameters<Cookies['set']>> = []
  const caller = callerOf(request)
  const startedAt = now()
  let who: Identified | undefined

  return {
    context: {
      now: startedAt,
      newId,
      services,
      caller,
      // New cookies are sent only with the answer to committed work; removals are sent whatever the
      // outcome.
      cookies: {
        ...cookies,
        set: (...cookie: Parameters<Cookies['set']>) => void given.push(cookie),
      },
      audit: (event: AuditEvent) => void audited.push(event),
      afterCommit: (task: () => void | Promise<void>) => void afterwards.push(task),
    },
    identify: (found: Identified) => void (who = found),
    /** Keeps of what a refused call would tell the audit as much as it has room for. */
    limitAudit: (limit: AuditLimit) => void audited.push(...limit(audited.splice(0), caller.ip)),
    async saveAudit(db: Db) {
      const stamp = {
        now: startedAt,
        ip: caller.ip,
        userId: who?.userId,
        customerId: who?.customerId,
        newId,
      }
      await writeAudit(db, audited.splice(0), stamp)
    },
    async finish({ log }: FastifyRequest) {
      for (const cookie of given) cookies.set(...cookie)
      for (const task of afterwards) {
        try {
          await task()
        } catch (error) {
          log.error({ err: error }, 'work after a call failed')
        }
      }
    },
  }
}

function callerOf(request: FastifyRequest): Caller {
  const active = Number(request.headers['active-seconds-ago'] ?? NaN)
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    acceptLanguage: (request.headers['accept-language'] ?? '').slice(0, 100),
    ...(Number.isInteger(active) && active >= 0 ? { activeSecondsAgo: active } : {}),
  }
}

/**
 * Answers one call in this order: identify the caller, check the permission, validate the request,
 * run the handler.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rows } from '../../../generated/facts/call'
import { rolesFor } from '../../access/ownRole'
import { rowScopeOf } from '../../access/rowScope'
import { writeAudit } from '../audit'
import type { Authentication, TokenClaims } from '../authentication'
import type { AuditEvent, Caller, Context, Cookies, Member, PublicContext } from '../context'
import type { Db } from '../database/tables'
import type { OpenDatabase } from '../database/openDatabase'
import { failure, forbidden, malformedRequest } from '../errors'
import type { Services } from '../services'
import { cookiesOf } from './cookieEdge'
import { StreamedFile } from './streamedFile'
import type { Validators } from './validators'

/** What the server needs to know of a call; the generated facts have more. */
export interface ServedCall {
  readonly id: string
  readonly auth: 'none' | 'bearer'
  readonly background: boolean
  readonly beforePasswordChange?: boolean
  readonly rows?: Rows
  readonly transaction?: 'own'
}

export type AnyHandler = (request: never, context: never) => Promise<unknown>

export interface CallParts<Served extends ServedCall> {
  readonly database: OpenDatabase
  readonly authentication: Authentication
  readonly validators: Validators
  readonly services: Services
  readonly secureCookies: boolean
  readonly checksResponses: boolean
  handlerOf(call: Served): AnyHandler
  mayCall(call: Served, member: Member): boolean
  now(): Date
  newId(): string
}

export async function answerCall<Served extends ServedCall>(
  call: Served,
  readRequest: () => unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallParts<Served>,
): Promise<unknown> {
  const run = startRun(request, reply, parts)
  const handler = parts.handlerOf(call) as (request: unknown, context: unknown) => Promise<unknown>
  try {
    const answer =
      call.auth === 'none'
        ? await answerAnyone(call, readRequest, handler, run, parts)
        : await answerMember(call, readRequest, handler, run, parts, request)
    if (parts.checksResponses && !(answer instanceof StreamedFile))
      parts.validators.checkResponse(call.id, answer)
    await run.finish(request)
    return answer
  } finally {
    // The outcome is final at this point: an audit event that cannot be written does not change it.
    await run
      .saveAudit(parts.database.db)
      .catch((fault: unknown) =>
        request.log.error({ err: fault }, 'the audit could not be written'),
      )
  }
}

type PlainHandler = (request: unknown, context: unknown) => Promise<unknown>
type Run = ReturnType<typeof startRun>

async function answerAnyone<Served extends ServedCall>(
  call: Served,
  readRequest: () => unknown,
  handler: PlainHandler,
  run: Run,
  { database, validators }: CallParts<Served>,
): Promise<unknown> {
  const given = readRequest()
  validators.checkRequest(call.id, given)
  const context: PublicContext = { ...run.context, db: database.db }
  return handler(given, context)
}

async function answerMember<Served extends ServedCall>(
  call: Served,
  readRequest: () => unknown,
  handler: PlainHandler,
  run: Run,
  parts: CallParts<Served>,
  request: FastifyRequest,
): Promise<unknown> {
  const claims: TokenClaims = await parts.authentication.readToken(
    bearerOf(request),
    run.context.now,
  )
  const { db: connection } = parts.database
  const work = async (db: Db, member: Member) => {
    const given = readRequest()
    parts.validators.checkRequest(call.id, given)
    const rows = rowScopeOf(call, rolesFor(call.id, member.held))
    const context: Context = { ...run.context, db, member, rows }
    return handler(given, context)
  }
  if (call.transaction === 'own') {
    const begun = connection.transaction()
    const member = await begun.execute((db) => admitMember(call, claims, run, parts, db))
    return work(connection, member)
  }
  return connection.transaction().execute(async (db) => {
    const answer = await work(db, await admitMember(call, claims, run, parts, db))
    await run.saveAudit(db)
    return answer
  })
}

async function admitMember<Served extends ServedCall>(
  call: Served,
  claims: TokenClaims,
  { context: { now, caller, audit }, identify }: Run,
  { authentication, mayCall }: CallParts<Served>,
  db: Db,
): Promise<Member> {
  const member = await authentication.admit(db, claims, {
    now,
    caller,
    background: call.background,
  })
  identify(member)
  if (member.mustChangePassword && !call.beforePasswordChange)
    throw failure('passwordChangeRequired')
  if (!mayCall(call, member)) {
    audit({ action: 'access.refused', target: call.id })
    throw forbidden()
  }
  return member
}

/**
 * What one call collects besides its answer: audit events, cookies, and tasks for after the commit.
 */
function startRun<Served extends ServedCall>(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, secureCookies, now, newId }: CallParts<Served>,
) {
  const audited: AuditEvent[] = []
  const afterwards: Array<() => void | Promise<void>> = []
  const cookies = cookiesOf(request, reply, secureCookies)
  const given: Array<Parameters<Cookies['set']>> = []
  const caller = callerOf(request)
  const startedAt = now()
  let who: Member | undefined

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
    identify: (member: Member) => void (who = member),
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

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
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

/**
 * Several calls may share one address (oauth/token by grant_type): picks the one this request is
 * for.
 */
export function chooseCall<Served extends ServedCall>(
  calls: readonly Served[],
  body: unknown,
  validators: Validators,
): Served {
  const [only, ...others] = calls
  const chosen =
    others.length === 0 ? only : calls.find((call) => validators.accepts(call.id, body))
  if (!chosen) throw malformedRequest('grant_type or its fields are not known here.')
  return chosen
}

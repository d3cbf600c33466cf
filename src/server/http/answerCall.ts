/**
 * Answers one call in this order: identify the caller, check the permission, validate the request,
 * run the handler.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Rows } from '../../../generated/facts/call'
import { rolesFor } from '../../access/ownRole'
import { rowScopeOf } from '../../access/rowScope'
import type { Authentication, TokenClaims } from '../authentication'
import type { Context, GuestContext, Member, PublicContext } from '../context'
import type { Db } from '../database/tables'
import type { OpenDatabase } from '../database/openDatabase'
import { EventStream } from '../events/eventStream'
import { failure, forbidden, malformedRequest } from '../errors'
import { guestHeader, type Guests } from '../guests'
import type { AuditLimit } from './auditLimit'
import type { InTurn } from './inTurn'
import { startRun, type Run, type RunParts } from './callRun'
import { StreamedFile } from './streamedFile'
import type { Validators } from './validators'

/** What the server needs to know of a call; the generated facts have more. */
export interface ServedCall {
  readonly id: string
  readonly auth: 'none' | 'bearer' | 'guest' | 'analytics'
  readonly background: boolean
  readonly beforePasswordChange?: boolean
  readonly rows?: Rows
  readonly transaction?: 'own'
}

export type AnyHandler = (request: never, context: never) => Promise<unknown>

export interface CallParts<Served extends ServedCall> extends RunParts {
  readonly database: OpenDatabase
  readonly authentication: Authentication
  readonly guests: Guests
  readonly validators: Validators
  readonly checksResponses: boolean
  readonly inTurn: InTurn
  readonly limitAudit: AuditLimit
  handlerOf(call: Served): AnyHandler
  mayCall(call: Served, member: Member): boolean
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
    const answer = await answerOf[call.auth](call, readRequest, handler, run, parts, request)
    if (parts.checksResponses && !(answer instanceof StreamedFile || answer instanceof EventStream))
      parts.validators.checkResponse(call.id, answer)
    await run.finish(request)
    return answer
  } catch (error) {
    run.limitAudit(parts.limitAudit)
    throw error
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

async function answerGuest<Served extends ServedCall>(
  call: Served,
  readRequest: () => unknown,
  handler: PlainHandler,
  run: Run,
  { database: { db: connection }, guests, validators }: CallParts<Served>,
  { headers: { [guestHeader]: given } }: FastifyRequest,
): Promise<unknown> {
  const token = typeof given === 'string' ? given : undefined
  const work = async (db: Db) => {
    const { now, caller } = run.context
    const guest = await guests.admit(db, token, { ip: caller.ip, now })
    run.identify({ customerId: guest.customerId })
    const request = readRequest()
    validators.checkRequest(call.id, request)
    const context: GuestContext = { ...run.context, db, guest }
    return handler(request, context)
  }
  if (call.transaction === 'own') return work(connection)
  return connection.transaction().execute(async (db) => {
    const answer = await work(db)
    await run.saveAudit(db)
    return answer
  })
}

async function answerMember<Served extends ServedCall>(
  call: Served,
  readRequest: () => unknown,
  handler: PlainHandler,
  run: Run,
  parts: CallParts<Served>,
  request: FastifyRequest,
): Promise<unknown> {
  const isReader = call.auth === 'analytics'
  const { readToken, readAnalyticsToken } = parts.authentication
  const read = isReader ? readAnalyticsToken : readToken
  const claims = await read(bearerOf(request), run.context.now)
  const { db: connection } = parts.database
  const { inTurn } = parts
  const work = async (db: Db, member: Member) => {
    const given = readRequest()
    parts.validators.checkRequest(call.id, given)
    const rows = rowScopeOf(call, rolesFor(call.id, member.held))
    const context: Context = { ...run.context, db, member, rows, passEndsAt: claims.expiresAt }
    return handler(given, context)
  }
  if (call.transaction === 'own') {
    return inTurn(claims.userId, async () => {
      const begun = connection.transaction()
      const member = await begun.execute((db) => admitMember(call, claims, run, parts, db))
      return work(connection, member)
    })
  }
  const within = () =>
    connection.transaction().execute(async (db) => {
      if (isReader) await sql`set transaction read only`.execute(db)
      const answer = await work(db, await admitMember(call, claims, run, parts, db))
      // What is told of somebody who only reads is written afterwards.
      if (!isReader) await run.saveAudit(db)
      return answer
    })
  return inTurn(claims.userId, within)
}

async function admitMember<Served extends ServedCall>(
  call: Served,
  claims: TokenClaims,
  { context: { now, caller, audit }, identify }: Run,
  { authentication, mayCall }: CallParts<Served>,
  db: Db,
): Promise<Member> {
  const { activeSecondsAgo: _, ...elsewhere } = caller
  const member = await authentication.admit(
    db,
    claims,
    call.auth === 'analytics'
      ? { now, caller: elsewhere, background: true }
      : { now, caller, background: call.background },
  )
  identify(member)
  if (member.mustChangePassword && !call.beforePasswordChange)
    throw failure('passwordChangeRequired')
  if (!mayCall(call, member)) {
    audit({ action: 'access.refused', target: call.id })
    throw forbidden()
  }
  return member
}

const answerOf = {
  none: answerAnyone,
  guest: answerGuest,
  bearer: answerMember,
  analytics: answerMember,
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1]
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

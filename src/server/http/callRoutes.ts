/** Registers every call of the manifest as a route. Only JSON and form bodies are accepted. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bareFailure, unwrapRequest, wrapAnswer, wrapFailure } from '../envelope'
import { crossSite, unsupportedBody, type Failure } from '../errors'
import { EventStream, sendEvents } from '../events/eventStream'
import { answerCall, chooseCall, type CallParts, type ServedCall } from './answerCall'
import { parseFormBody } from './formBody'
import { createInTurn } from './inTurn'
import { judgeError } from './judgeError'
import { parseJsonBody } from './jsonBody'
import { isFromElsewhere } from './ownOrigin'
import { sendFile, StreamedFile } from './streamedFile'

export interface RoutedCall extends ServedCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: 'envelope' | 'form' | 'none' | 'csv' | 'events'
  readonly bodyLimit?: BodyLimit
}

export interface BodyLimit {
  readonly bytes: number
  readonly keys: number
}

const usualBody: BodyLimit = { bytes: 256 * 1024, keys: 1000 }

export interface CallRoutesOptions<Routed extends RoutedCall> extends Omit<
  CallParts<Routed>,
  'inTurn'
> {
  readonly calls: readonly Routed[]
  /** Whose pages alone may call; undefined: those of whatever name the server is asked by. */
  readonly publicOrigin: string | undefined
}

export async function addCallRoutes<Routed extends RoutedCall>(
  app: FastifyInstance,
  options: CallRoutesOptions<Routed>,
): Promise<void> {
  app.removeAllContentTypeParsers()
  addBodyParser(app, 'application/json')
  addBodyParser(app, 'application/x-www-form-urlencoded')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isFromElsewhere(request, options.publicOrigin)) throw crossSite()
    if (request.headers['content-encoding'] !== undefined) throw unsupportedBody()
  })

  const parts = { ...options, inTurn: createInTurn() }
  for (const calls of groupByAddress(options.calls)) addRoute(app, calls, parts)
}

function groupByAddress<Routed extends RoutedCall>(calls: readonly Routed[]): Routed[][] {
  const groups = new Map<string, Routed[]>()
  for (const call of calls) {
    const address = `${call.method} ${call.path}`
    groups.set(address, [...(groups.get(address) ?? []), call])
  }
  return [...groups.values()]
}

function addRoute<Routed extends RoutedCall>(
  app: FastifyInstance,
  calls: readonly Routed[],
  options: CallParts<Routed>,
): void {
  const [first] = calls
  if (!first) return
  const isForm = first.body === 'form'
  const isAsked = first.body !== 'events'
  const limit = calls.find(({ bodyLimit }) => bodyLimit)?.bodyLimit ?? usualBody
  const fail = isForm ? sendBareFailure : sendFailure

  app.route({
    method: first.method,
    url: `/${first.path}`,
    bodyLimit: limit.bytes,
    async handler(request, reply) {
      const readRequest = () => (isAsked ? readBody(request, isForm, limit) : {})
      const call = calls.length === 1 ? first : chooseCall(calls, readRequest(), options.validators)
      const answered = await answerCall(call, readRequest, request, reply, options)
      if (answered instanceof StreamedFile) return sendFile(answered, request, reply)
      if (answered instanceof EventStream) return sendEvents(answered, reply)
      return isForm ? answered : wrapAnswer(answered)
    },
    errorHandler: (error, request, reply) =>
      void fail(judgeError(error, request.log, options.newId), reply),
  })
}

/**
 * Bodies stay text until the caller is known, so that no JSON of somebody not signed in is parsed.
 */
function addBodyParser(app: FastifyInstance, contentType: string): void {
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

function readBody(request: FastifyRequest, isForm: boolean, limit: BodyLimit): unknown {
  const text = typeof request.body === 'string' ? request.body : ''
  const [contentType = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1)
  const wanted = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  if (text !== '' && contentType.trim() !== wanted) throw unsupportedBody()
  return isForm ? parseFormBody(text) : unwrapRequest(parseJsonBody(text, limit.keys))
}

/**
 * Without the envelope only the status reports the failure; 503 keeps the session (session.md B3).
 */
function sendBareFailure(failure: Failure, reply: FastifyReply): FastifyReply {
  const bareStatus = failure.code === 'internal' ? 503 : 400
  return answer(
    failure,
    reply.code(failure.httpStatus === 200 ? bareStatus : failure.httpStatus),
    bareFailure,
  )
}

export const sendFailure = (failure: Failure, reply: FastifyReply): FastifyReply =>
  answer(failure, reply.code(failure.httpStatus), wrapFailure)

/** Where no call was asked, nobody reads the status in the envelope. */
export const sendPlainFailure = (failure: Failure, reply: FastifyReply): FastifyReply => {
  const status = failure.code === 'internal' ? 500 : 400
  return answer(
    failure,
    reply.code(failure.httpStatus === 200 ? status : failure.httpStatus),
    wrapFailure,
  )
}

function answer(
  failure: Failure,
  reply: FastifyReply,
  shape: (failure: Failure) => object,
): FastifyReply {
  if (failure.retryAfterSeconds !== undefined)
    reply.header('retry-after', failure.retryAfterSeconds)
  if (failure.authReason !== undefined) reply.header('x-auth-reason', failure.authReason)
  return reply.send(shape(failure))
}

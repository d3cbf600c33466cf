import multipart from '@fastify/multipart'
import { rm } from 'node:fs/promises'
import { uploadPartMaxBytes } from '../../../generated/facts/constants'
import { checkPostPolicy, type PostLeave } from './checkPostPolicy'
import { PostFault, accessDenied, malformed, storeFull, tooLarge } from './postFault'
import { receivePart } from './receivePart'
import { endSlowBody, letTakeLonger } from '../http/slowBodies'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { DiskStorage } from './diskStorage'
import type { ByteLimits, Landings } from './landings'
import type { PostTarget } from './postTarget'

export interface UploadsOptions {
  storage: DiskStorage
  target: PostTarget
  /** Origins whose pages may post here; the signature is the only credential, never a cookie. */
  origins: readonly string[]
  now: () => Date
  landings: Landings
}

export const uploadPath = '/uploads/'

const maxFormBytes = 64 * 1024
const limits = {
  fields: 30,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  files: 1,
  fileSize: Infinity,
}

/**
 * The store's side of a SigV4 POST upload, answering as S3 does (spec §3 Upload signature
 * response).
 */
export const uploadsPlugin: FastifyPluginAsync<UploadsOptions> = async (app, options) => {
  await app.register(multipart, { limits })

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !options.origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'ETag',
      vary: 'Origin',
    })
  })

  app.options(uploadPath, (_request, reply) =>
    reply
      .headers({ 'access-control-allow-methods': 'POST', 'access-control-max-age': '600' })
      .code(204)
      .send(),
  )

  app.post(uploadPath, async (request, reply) => {
    checkLength(request)
    await options.storage.requireRoom(Number(request.headers['content-length']))
    const path = await options.storage.newFile()
    try {
      const { leave, bytes } = await receiveForm(request, path, options)
      // It may have been closed while the bytes came.
      await options.landings.admit(leave)
      await options.landings.land(leave, bytes)
      await options.storage.keep(path, leave.key)
      return await reply
        .code(204)
        .headers({ etag: `"${bytes}"`, location: `/${leave.key}` })
        .send()
    } catch (fault) {
      await rm(path, { force: true })
      throw fault
    }
  })

  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error)
    if (fault.status >= 500) request.log.error({ err: error }, 'an upload could not be stored')
    if (isWithinLimits(request)) drain(request)
    else void reply.header('connection', 'close')
    void reply.code(fault.status).type('application/xml').send(fault.toXml(request.id))
  })
}

/** Without a length the end of the object cannot be told from a broken connection. */
function checkLength(request: FastifyRequest): void {
  if (request.headers['content-length'] === undefined) {
    throw new PostFault(411, 'MissingContentLength', 'The request must state its Content-Length.')
  }
  if (!isWithinLimits(request)) throw tooLarge()
}

function isWithinLimits({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length']) <= uploadPartMaxBytes + maxFormBytes
}

/**
 * Reads and discards the rest of a refused body. A browser reads the answer only after sending
 * everything, and its next request uses the same connection.
 */
function drain(request: FastifyRequest): void {
  const { raw } = request
  letTakeLonger(request)
  endSlowBody(request)
  raw.unpipe()
  raw.resume()
}

async function receiveForm(request: FastifyRequest, path: string, options: UploadsOptions) {
  const fields = new Map<string, string>()
  let received: { leave: PostLeave; bytes: number } | undefined
  for await (const part of request.parts()) {
    const name = part.fieldname.toLowerCase()
    if (received) throw malformed('Nothing may follow the file.')
    if (part.type === 'field') {
      if (fields.has(name) || name === 'file')
        throw malformed(`The field '${name}' is given twice.`)
      fields.set(name, String(part.value))
    } else {
      if (name !== 'file') throw accessDenied(`Extra input fields: ${name}`)
      const leave = checkPostPolicy(fields, options.target, options.now())
      const bounds = within(leave, await options.landings.admit(leave))
      letTakeLonger(request)
      received = { leave, bytes: await receivePart(part.file, path, bounds) }
    }
  }
  if (!received) throw malformed('POST requires exactly one file upload per request.')
  return received
}

const within = (one: ByteLimits, other: ByteLimits): ByteLimits => ({
  minBytes: Math.max(one.minBytes, other.minBytes),
  maxBytes: Math.min(one.maxBytes, other.maxBytes),
})

function faultOf(error: unknown): PostFault {
  if (error instanceof PostFault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return storeFull()
  if (code.startsWith('FST_') || isBrokenForm(error) || code === 'ECONNRESET') {
    return malformed('The body is not the form this endpoint expects.')
  }
  return new PostFault(500, 'InternalError', 'The object could not be stored. Try again.')
}

/** Errors of the form parser have no codes. */
function isBrokenForm(error: unknown): boolean {
  return (
    error instanceof Error && /terminated early|multipart|premature|malformed/i.test(error.message)
  )
}

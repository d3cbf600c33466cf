import { readByteRange } from './byteRange'
import { inlineTypeOf } from './contentType'
import { attachment } from './downloadName'
import { mediaCookieNames, mediaPath } from './signedCookies'
import { isSafeKey } from '../storage/key'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { MediaSigner, SignedCookies } from './signedCookies'
import type { Storage, StoredObject } from '../storage/storage'

export interface MediaOptions {
  storage: Storage
  signer: MediaSigner
  /** Origins whose pages may read media, with cookies. */
  origins: readonly string[]
  now: () => Date
  /** Whether a customer's people may come in now; its cookies were signed earlier. */
  isOpen: (customerId: string) => Promise<boolean>
  /** The file name for a download of the original. */
  nameOf: (customerId: string, assetId: string) => Promise<string | undefined>
}

interface MediaParams {
  customerId: string
  assetId: string
  '*': string
}

/** An uploaded file must never run as a page of ours (security-reliability.md 8). */
const isolation = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
}

/**
 * The bytes under a key never change, so browsers may cache them; shared caches may not, since they
 * ignore cookies.
 */
const forEver = 'private, max-age=31536000, immutable'

/**
 * Serves media to holders of signed cookies, with range requests: `/media/{customerId}/{assetId}/…`
 * is the storage key.
 */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (app, options) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(isolation)
    const { origin } = request.headers
    if (origin === undefined || !options.origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Content-Length, Content-Range',
      vary: 'Origin',
    })
  })

  app.options(`${mediaPath}/*`, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'Range',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )

  app.get<{ Params: MediaParams }>(
    `${mediaPath}/:customerId/:assetId/*`,
    async (request, reply) => {
      const { customerId, assetId } = request.params
      const isAllowed = options.signer.allows(cookiesOf(request), customerId, options.now())
      if (!isAllowed || !(await options.isOpen(customerId))) {
        return reply
          .code(403)
          .type('text/plain')
          .send('These media need cookies of their customer.')
      }
      const key = `media/${customerId}/${assetId}/${request.params['*']}`
      const found = isSafeKey(key) ? await options.storage.find(key) : undefined
      if (!found) return reply.code(404).type('text/plain').send('There is no such medium.')

      const type = inlineTypeOf(key)
      if (type) void reply.type(type)
      else {
        const name = (await options.nameOf(customerId, assetId)) ?? 'download'
        void reply.type('application/octet-stream').header('content-disposition', attachment(name))
      }
      return send(found, request, reply, options.storage)
    },
  )
}

async function send(
  found: StoredObject,
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
) {
  const tag = `"${found.bytes.toString(36)}-${found.changedAt.getTime().toString(36)}"`
  reply.headers({ 'cache-control': forEver, etag: tag, 'accept-ranges': 'bytes' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()

  const ifRange = request.headers['if-range']
  const isCurrent = ifRange === undefined || ifRange === tag
  const range = readByteRange(isCurrent ? request.headers.range : undefined, found.bytes)
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('content-range', `bytes */${found.bytes}`)
      .header('cache-control', 'no-store')
      .send()
  }
  if (range === 'whole') {
    return reply.header('content-length', found.bytes).send(await storage.read(found.key))
  }
  return reply
    .code(206)
    .headers({
      'content-length': range.end - range.start + 1,
      'content-range': `bytes ${range.start}-${range.end}/${found.bytes}`,
    })
    .send(await storage.read(found.key, range))
}

function cookiesOf(request: FastifyRequest): Partial<SignedCookies> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  const given = new Map(pairs.map(([name, ...value]) => [name, value.join('=')]))
  return {
    keyPairId: given.get(mediaCookieNames.keyPairId),
    signature: given.get(mediaCookieNames.signature),
    policy: given.get(mediaCookieNames.policy),
  }
}

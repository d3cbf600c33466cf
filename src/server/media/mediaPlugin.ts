import { inlineTypeOf } from './contentType'
import { attachment } from './downloadName'
import { isolation } from './isolation'
import { sendStored } from './sendStored'
import { tellFaults } from './tellFaults'
import { mostAddressSeconds } from './mediaAddresses'
import { mediaCookieNames, mediaPath } from './signedCookies'
import { isSafeKey } from '../storage/key'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { MediaAddresses } from './mediaAddresses'
import type { MediaSigner, SignedCookies } from './signedCookies'
import type { Storage } from '../storage/storage'

export interface MediaOptions {
  storage: Storage
  signer: MediaSigner
  addresses: MediaAddresses
  /** Origins whose pages may read media, with cookies. */
  origins: readonly string[]
  now: () => Date
  /** As it is now; cookies and addresses were signed earlier. */
  standOf: (customerId: string, assetId: string, by: MediaPass) => Promise<MediaStand>
  /** The file name for a download of the original. */
  nameOf: (customerId: string, assetId: string) => Promise<string | undefined>
}

/** Who reads, and the mark of the session whose cookies come along. */
export interface MediaPass {
  readonly userId: string
  readonly mark: string
}

export interface MediaStand {
  /** Whether that session is still open. */
  readonly isOpen: boolean
  /** Of the asset: addresses given for an earlier one are over. Undefined: there is none. */
  readonly rev?: number | undefined
}

interface MediaParams {
  customerId: string
  userId: string
  scope: string
  assetId: string
  '*': string
}

/**
 * The bytes at an address never change, so browsers may cache them; shared caches may not, since they
 * ignore cookies.
 */
const whileGiven = `private, max-age=${mostAddressSeconds}, immutable`

/**
 * Serves media, with range requests, to the person whose signed cookies come along, at the addresses
 * that this person was given: `/media/{customerId}/{userId}/{scope}/{assetId}/…`.
 */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (app, options) => {
  tellFaults(app)
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
    `${mediaPath}/:customerId/:userId/:scope/:assetId/*`,
    async (request, reply) => {
      const { params } = request
      const { customerId, userId, assetId } = params
      const now = options.now()
      const cookies = cookiesOf(request)
      const isReader = options.signer.allows(cookies, params, now)
      const given = isReader ? options.addresses.revOf(params.scope, params, now) : undefined
      const stand =
        given === undefined
          ? undefined
          : await options.standOf(customerId, assetId, {
              userId,
              mark: options.signer.markOf(cookies),
            })
      const isSeen = stand?.isOpen && (stand.rev === undefined || stand.rev === given)
      if (!isSeen)
        return reply
          .code(403)
          .type('text/plain')
          .send('Somebody else was given this address, or it is over.')
      const key = `media/${customerId}/${assetId}/${params['*']}`
      const isThere = stand.rev !== undefined && isSafeKey(key)
      const found = isThere ? await options.storage.find(key) : undefined
      if (!found) return reply.code(404).type('text/plain').send('There is no such medium.')

      const type = inlineTypeOf(key)
      if (type) void reply.type(type)
      else {
        const name = (await options.nameOf(customerId, assetId)) ?? 'download'
        void reply.type('application/octet-stream').header('content-disposition', attachment(name))
      }
      void reply.header('cache-control', whileGiven)
      return sendStored(found, request, reply, options.storage)
    },
  )
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

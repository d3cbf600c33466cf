import type { FastifyPluginAsync } from 'fastify'
import { isSafeKey } from '../storage/key'
import type { Storage } from '../storage/storage'
import { inlineTypeOf } from './contentType'
import { attachment } from './downloadName'
import { isolation } from './isolation'
import { grantedPath, type MediaGrants } from './mediaGrants'
import { sendStored } from './sendStored'
import { tellFaults } from './tellFaults'

/** What a grant opens now. */
export interface GrantStand {
  readonly customerId: string
  /** Of the asset: addresses given for an earlier one are over. */
  readonly rev: number
  /** What a download is called; undefined: the original is for nobody. */
  readonly downloadName: string | undefined
}

export interface GrantedMediaOptions {
  readonly grants: MediaGrants
  storage(): Storage
  now(): Date
  /** Undefined: it opens this asset no more. */
  standOf(grant: string, assetId: string, now: Date): Promise<GrantStand | undefined>
}

interface GrantedRequest {
  readonly Params: { readonly token: string; readonly assetId: string; readonly '*': string }
}

/** Not longer, so that what is taken back is over within a minute. */
const caching = 'private, max-age=60'

/** Serves media to whoever has an address that was given for it: `/media-by/{token}/{assetId}/…`. */
export const grantedMediaPlugin: FastifyPluginAsync<GrantedMediaOptions> = async (
  app,
  { grants, storage, now, standOf },
) => {
  tellFaults(app)
  app.get<GrantedRequest>(`${grantedPath}/:token/:assetId/*`, async (request, reply) => {
    void reply.headers({ ...isolation, 'x-robots-tag': 'noindex' })
    const { token, assetId, '*': name } = request.params
    const at = now()
    const opened = grants.openedBy(token, assetId, at)
    const stand = opened && (await standOf(opened.grant, assetId, at))
    if (!stand || stand.rev !== opened?.rev) return refuse(403, 'This address is over.')
    const key = `media/${stand.customerId}/${assetId}/${name}`
    const type = inlineTypeOf(key)
    const isFor = type !== undefined || stand.downloadName !== undefined
    const found = isFor && isSafeKey(key) ? await storage().find(key) : undefined
    if (!found) return refuse(404, 'There is no such medium.')
    if (type) void reply.type(type)
    else
      void reply
        .type('application/octet-stream')
        .header('content-disposition', attachment(stand.downloadName ?? 'download'))
    void reply.header('cache-control', caching)
    return sendStored(found, request, reply, storage())

    function refuse(code: number, said: string) {
      return reply.code(code).header('cache-control', 'no-store').type('text/plain').send(said)
    }
  })
}

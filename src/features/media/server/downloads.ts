// What people keep in lists, as downloads: one as its file, several as one zip.
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import { notFound } from '../../../server/errors'
import type { SignedLinks } from '../../../server/http/signedLinks'
import { attachment } from '../../../server/media/downloadName'
import { sendStored } from '../../../server/media/sendStored'
import { zipOf } from '../../../server/media/zip'
import type { Storage, StoredObject } from '../../../server/storage/storage'
import { isCustomerOpen } from '../../../session/server'
import { downloadNames, type Downloaded } from '../downloadNames'

export type DownloadQuality = 'original' | '720p'

export interface DownloadOptions {
  readonly links: SignedLinks
  readonly database: OpenDatabase
  storage(): Storage
  now(): Date
}

export interface Wanted {
  readonly customerId: string
  readonly ids: readonly string[]
  readonly quality: DownloadQuality
}

export interface Download extends Downloaded {
  readonly file: StoredObject
}

export interface Downloads {
  /** Rejects with `notFound` where nothing of them is there. */
  linkTo(wanted: Wanted, context: Context): string
  readonly plugin: FastifyPluginAsync<DownloadOptions>
}

interface DownloadRequest {
  readonly Params: { readonly customerId: string; readonly quality: DownloadQuality }
  readonly Querystring: { readonly ids?: string }
}

type Find = (
  at: { readonly db: Db; readonly storage: Storage },
  wanted: Wanted,
) => Promise<readonly Download[]>

/**
 * @param name of the rows, in addresses and as what a zip is called, such as `footage`
 * @param find leaves out what is gone, in the trash, or whose bytes have not arrived
 */
export function defineDownloads(name: string, find: Find): Downloads {
  const path = `/downloads/${name}`
  return {
    linkTo({ customerId, ids, quality }, { services, now }) {
      if (ids.length === 0) throw notFound(name)
      return services.links.to(`${path}/${customerId}/${quality}?ids=${ids.join('.')}`, now)
    },
    // Whoever may see them was asked for the link; it opens what of them is there still.
    plugin: async (app, { links, database: { db }, storage: store, now }) => {
      app.get<DownloadRequest>(`${path}/:customerId/:quality`, async (request, reply) => {
        const { customerId, quality } = request.params
        void reply.headers({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
        })
        const storage = store()
        const ids = request.query.ids?.split('.') ?? []
        const isOpen = links.opens(request.url, now()) && (await isCustomerOpen(db, customerId))
        const found = isOpen ? await find({ db, storage }, { customerId, ids, quality }) : []
        const names = downloadNames(found)
        const files = found.map(({ file }, at) => ({ file, name: names[at] ?? name }))
        const [only] = files
        if (!only) return reply.code(404).type('text/plain').send(nothing)
        if (ids.length > 1) return sendZip(files, reply, { storage, zip: zipName(name, now()) })
        void reply.type('application/octet-stream')
        void reply.header('content-disposition', attachment(only.name))
        return sendStored(only.file, request, reply, storage)
      })
    },
  }
}

const nothing = 'There is nothing to download here.'

const zipName = (name: string, now: Date) => `${name}-${now.toISOString().slice(0, 10)}.zip`

interface Named {
  readonly name: string
  readonly file: StoredObject
}

function sendZip(
  files: readonly Named[],
  reply: FastifyReply,
  { storage, zip }: { readonly storage: Storage; readonly zip: string },
): FastifyReply {
  const { body, bytes } = zipOf(
    files.map(({ name, file }) => ({ name, ...file, open: () => storage.read(file.key) })),
  )
  body.on('error', (err) => reply.log.error({ err }, 'a zip could not be finished'))
  return reply
    .type('application/zip')
    .header('content-disposition', attachment(zip))
    .header('content-length', bytes)
    .send(body)
}

/** Files that runs made, by links that are signed and soon over: browsers open them without a token. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from '../database/openDatabase'
import { attachment } from '../media/downloadName'
import type { Storage } from '../storage/storage'
import { fileKeyOf } from './performRun'
import { findDownload } from './queries'

export interface DownloadLinks {
  /** Opens the file of this run for ten minutes. */
  to(runId: string, now: Date): string
  opens(runId: string, until: string, signature: string, now: Date): boolean
}

const path = '/downloads'
const lifeMs = 10 * 60_000

export function createDownloadLinks(key: Uint8Array): DownloadLinks {
  const sign = (runId: string, until: string) =>
    createHmac('sha256', key).update(`${runId}\n${until}`).digest()
  return {
    to(runId, now) {
      const until = String(now.getTime() + lifeMs)
      return `${path}/${runId}?until=${until}&signature=${sign(runId, until).toString('base64url')}`
    },
    opens(runId, until, signature, now) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = sign(runId, until)
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted)
      return isSigned && now.getTime() < Number(until)
    },
  }
}

export interface DownloadOptions {
  readonly links: DownloadLinks
  readonly database: OpenDatabase
  storage(): Storage
  now(): Date
}

interface DownloadRequest {
  readonly Params: { readonly runId: string }
  readonly Querystring: { readonly until?: string; readonly signature?: string }
}

export const downloadsPlugin: FastifyPluginAsync<DownloadOptions> = async (
  app,
  { links, database, storage, now },
) => {
  app.get<DownloadRequest>(`${path}/:runId`, async (request, reply) => {
    const { runId } = request.params
    const { until = '', signature = '' } = request.query
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const isOpen = links.opens(runId, until, signature, now())
    const run = isOpen ? await findDownload(database.db, runId) : undefined
    const file = run?.fileName ? await storage().find(fileKeyOf(runId)) : undefined
    if (!run?.fileName || !file)
      return reply.code(404).type('text/plain').send('This link is over. Ask for a new one.')
    return reply
      .type('application/octet-stream')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', attachment(run.fileName))
      .header('content-length', file.bytes)
      .send(await storage().read(file.key))
  })
}

/** Files that runs made, by signed links. */
import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from '../database/openDatabase'
import type { SignedLinks } from '../http/signedLinks'
import { attachment } from '../media/downloadName'
import { tellFaults } from '../media/tellFaults'
import type { Storage } from '../storage/storage'
import { fileKeyOf } from './performRun'
import { findDownload } from './queries'

const path = '/downloads'

/** Opens the file of this run for ten minutes. */
export const linkToFile = (links: SignedLinks, runId: string, now: Date) =>
  links.to(`${path}/${runId}`, now)

export interface DownloadOptions {
  readonly links: SignedLinks
  readonly database: OpenDatabase
  storage(): Storage
  now(): Date
}

interface DownloadRequest {
  readonly Params: { readonly runId: string }
}

export const downloadsPlugin: FastifyPluginAsync<DownloadOptions> = async (
  app,
  { links, database, storage, now },
) => {
  tellFaults(app)
  app.get<DownloadRequest>(`${path}/:runId`, async (request, reply) => {
    const { runId } = request.params
    void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const isOpen = links.opens(request.url, now())
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

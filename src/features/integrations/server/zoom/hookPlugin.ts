// `POST /hooks/zoom`: what Zoom tells us. Repeating it changes nothing.
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import { parseJsonBody } from '../../../../server/http/jsonBody'
import type { Services } from '../../../../server/services'
import { takeNotice } from './takeNotice'
import { answerToValidation, isFromZoom } from './notices'

export const zoomHookPath = '/hooks/zoom'
const longestBody = 256 * 1024
const mostKeys = 5_000

const notice = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().max(500).optional(),
    user_id: z.string().optional(),
    object: z
      .object({
        uuid: z.string().min(1).max(200),
        host_id: z.string(),
        topic: z.string().default(''),
        start_time: z.iso.datetime({ offset: true }),
      })
      .optional(),
  }),
})
export type ZoomNotice = z.infer<typeof notice>

export interface ZoomHookOptions {
  services(): Services
  readonly database: OpenDatabase
  now(): Date
  newId(): string
}

export const zoomHookPlugin: FastifyPluginAsync<ZoomHookOptions> = async (app, options) => {
  // The signature is over the very bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_, body, done) =>
    done(null, body),
  )

  app.post(zoomHookPath, async (request, reply) => {
    const { database, now, newId } = options
    const services = options.services()
    const secret = services.integrations.zoom?.webhookSecret
    void reply.header('cache-control', 'no-store')
    if (secret === undefined) return reply.code(404).send()
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signature = textOf(request.headers['x-zm-signature'])
    const timestamp = textOf(request.headers['x-zm-request-timestamp'])
    if (!isFromZoom({ body, signature, timestamp }, secret, now())) {
      request.log.warn('a notice of Zoom was not signed as it should be')
      return reply.code(401).send()
    }
    const read = notice.safeParse(parse(body))
    if (!read.success) return reply.code(204).send()
    const { event, payload } = read.data
    if (event === 'endpoint.url_validation')
      return reply.send(answerToValidation(payload.plainToken ?? '', secret))
    await database.db
      .transaction()
      .execute((db) => takeNotice(read.data, { db, services, now: now(), newId }))
    services.jobs.emit('asked')
    return reply.code(204).send()
  })
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '')

function parse(body: Buffer): unknown {
  try {
    return parseJsonBody(body.toString('utf8'), mostKeys)
  } catch {
    return undefined
  }
}

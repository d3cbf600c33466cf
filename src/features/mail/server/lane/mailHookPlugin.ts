// `POST /hooks/mail`: a mail service tells which letters came back, signed with a key of its own.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import type { Services } from '../../../../server/services'
import { noteBounce, type Bounce } from './noteBounce'

export interface MailHookOptions {
  readonly secret: string
  readonly database: OpenDatabase
  services(): Services
  now(): Date
  newId(): string
}

export const mailHookPath = '/hooks/mail'
const longestBody = 100_000
const mostLateMs = 5 * 60_000

/** Of the moment in seconds and the body as it was sent. */
export const signatureOf = (secret: string, at: string, body: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

export const mailHookPlugin: FastifyPluginAsync<MailHookOptions> = async (
  app,
  { secret, database, services, now, newId },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: longestBody, parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.post(mailHookPath, async (request, reply) => {
    const body = String(request.body ?? '')
    const { 'x-timestamp': at = '', 'x-signature': signature = '' } = request.headers
    const isNow = Math.abs(now().getTime() - Number(at) * 1000) <= mostLateMs
    if (!isNow || !isSame(String(signature), signatureOf(secret, String(at), body)))
      return reply.code(401).send()
    const bounce = readBounce(body)
    if (!bounce) return reply.code(400).send()
    const lane = services().mailLane
    await database.db
      .transaction()
      .execute((db) => noteBounce(bounce, { db, now: now(), newId, lane }))
    // The same for everybody, known or not.
    return reply.code(204).send()
  })
}

function isSame(given: string, known: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(known)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function readBounce(body: string): Bounce | undefined {
  const said = readJson(body)
  if (typeof said !== 'object' || said === null) return undefined
  const { token, address, kind } = said as Readonly<Record<string, unknown>>
  if (kind !== 'hard' && kind !== 'soft' && kind !== 'complaint') return undefined
  if (typeof token === 'string') return { token, kind }
  return typeof address === 'string' ? { address, kind } : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

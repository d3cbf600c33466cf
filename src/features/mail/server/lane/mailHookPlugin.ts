// `POST /hooks/mail`: a mail service tells which letters came back, signed with a key of its own.
import { createHmac } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import type { Services } from '../../../../server/services'
import { parseJsonBody } from '../../../../server/http/jsonBody'
import { isSameText } from '../../../../server/isSameText'
import { noteBounce, type Bounce } from './noteBounce'
import { settleWhole } from './stopLetter'

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
const mostKeys = 100

/** Of the moment in seconds and the body as it was sent. */
export const signatureOf = (secret: string, at: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')

export const mailHookPlugin: FastifyPluginAsync<MailHookOptions> = async (
  app,
  { secret, database, services, now, newId },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: longestBody, parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )
  app.post(mailHookPath, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { 'x-timestamp': at = '', 'x-signature': signature = '' } = request.headers
    const isNow = Math.abs(now().getTime() - Number(at) * 1000) <= mostLateMs
    if (!isNow || !isSameText(String(signature), signatureOf(secret, String(at), body)))
      return reply.code(401).send()
    const bounce = readBounce(body.toString('utf8'), now())
    if (!bounce) return reply.code(400).send()
    const setting = { now: now(), newId, services: services() }
    await settleWhole(database.db, setting, (stopping) => noteBounce(bounce, stopping))
    // The same for everybody, known or not.
    return reply.code(204).send()
  })
}

function readBounce(body: string, now: Date): Bounce | undefined {
  const said = readJson(body)
  if (typeof said !== 'object' || said === null) return undefined
  const { token, address, kind, at: saidAt } = said as Readonly<Record<string, unknown>>
  if (kind !== 'hard' && kind !== 'soft' && kind !== 'complaint') return undefined
  const at = readTime(saidAt, now)
  if (!at) return undefined
  if (typeof token === 'string') return { token, kind, at }
  return typeof address === 'string' ? { address, kind, at } : undefined
}

/** Nothing comes back later than now, whatever another clock says, or before there was mail. */
function readTime(said: unknown, now: Date): Date | undefined {
  if (said === undefined) return now
  const time = typeof said === 'string' ? Date.parse(said) : NaN
  return time >= 0 ? new Date(Math.min(time, now.getTime())) : undefined
}

function readJson(text: string): unknown {
  try {
    return parseJsonBody(text, mostKeys)
  } catch {
    return undefined
  }
}

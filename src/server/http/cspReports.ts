/**
 * Receives browsers' reports of Content-Security-Policy violations and writes one redacted line to
 * the log for each.
 */
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { addressKey } from '../addressKey'
import { parseJsonBody } from './jsonBody'
import { createWindow } from './window'

export const reportsPath = '/csp-reports'

const mostBytes = 16 * 1024
const mostKeys = 200
const mostReportsAtOnce = 10
/**
 * Anybody may send reports, so they are limited per address and in total to keep the log from
 * filling.
 */
const limits = { windowMs: 60_000, perAddress: 20, all: 200 }

export interface CspReportsOptions {
  now(): Date
}

export const cspReports: FastifyPluginAsync<CspReportsOptions> = async (app, { now }) => {
  const counted = createWindow(now, limits)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.post(reportsPath, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!counted(addressKey(request.ip))) return reply.code(429).header('retry-after', '60').send()
    logReports(parseJsonBody(String(request.body ?? ''), mostKeys), request.log)
    return reply.code(204).send()
  })
}

type Fields = Readonly<Record<string, unknown>>

/** The older shape is one object under `csp-report`, the newer a list of reports with a body. */
function logReports(reported: unknown, log: FastifyBaseLogger): void {
  const reports = (Array.isArray(reported) ? reported : [reported]).slice(0, mostReportsAtOnce)
  for (const report of reports) {
    const { 'csp-report': old, body } = fieldsOf(report)
    const fields = fieldsOf(old ?? body)
    const summary = {
      directive: wordOf(fields['effectiveDirective'] ?? fields['violated-directive']),
      blocked: placeOf(fields['blockedURL'] ?? fields['blocked-uri']),
      page: placeOf(fields['documentURL'] ?? fields['document-uri']),
      source: placeOf(fields['sourceFile'] ?? fields['source-file']),
      line: Number(fields['lineNumber'] ?? fields['line-number']) || undefined,
    }
    log.warn({ csp: summary }, 'a browser reports a breach of the content security policy')
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const wordOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 60) : undefined)

/**
 * Keeps origin and path only: a query or fragment may hold secrets, and so may the path of a
 * sign-in link.
 */
function placeOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (!URL.canParse(value)) return wordOf(value)
  const { origin, protocol, pathname } = new URL(value)
  return (origin === 'null' ? protocol : origin + pathname).slice(0, 200)
}

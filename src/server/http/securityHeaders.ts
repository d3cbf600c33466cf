/** The headers every answer carries (security-reliability.md 10, 11). */
import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { isSignInPath } from './signInPath'

const yearSeconds = 31_536_000

export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'mediaOrigin' | 's3'>,
  page: string | undefined,
): Promise<void> {
  const overHttps = config.publicOrigin?.startsWith('https:') ?? false
  const media = [config.mediaOrigin, config.s3 && new URL(config.s3.endpoint).origin].filter(
    (origin) => origin !== undefined,
  )
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...hashesOfInlineScripts(page)],
        // The component library writes style elements while people drag and press.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        connectSrc: ["'self'", ...media],
        fontSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // Over plain http this would send every file of the page to a port that is not there.
        ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: overHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (isSignInPath(request.url)) {
      reply.header('referrer-policy', 'no-referrer')
      reply.header('x-robots-tag', 'noindex')
      reply.header('cache-control', 'no-store')
    }
  })
}

const permissions = [
  ...['camera', 'microphone', 'geolocation', 'display-capture', 'fullscreen'].map(
    (name) => `${name}=(self)`,
  ),
  ...['usb', 'serial', 'midi', 'payment', 'accelerometer', 'gyroscope'].map((name) => `${name}=()`),
].join(', ')

function hashesOfInlineScripts(page = ''): string[] {
  const inline = page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...inline].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return `'sha256-${hash}'`
  })
}

/** The headers every answer carries (security-reliability.md 10, 11). */
import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config'
import { reportsPath } from './cspReports'
import { isSignInPath } from '../../kit/signInPath'

const yearSeconds = 31_536_000

export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'mediaOrigin' | 's3' | 'thirdParty' | 'botCheck'>,
  page: string | undefined,
): Promise<void> {
  const overHttps = config.publicOrigin?.startsWith('https:') ?? false
  const media = [config.mediaOrigin, config.s3 && new URL(config.s3.endpoint).origin].filter(
    (origin) => origin !== undefined,
  )
  const directivesFor = (foreign: readonly string[]) => ({
    defaultSrc: ["'self'"],
    // HarfBuzz sets the words of films; text still becomes no script.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...hashesOfInlineScripts(page), ...foreign],
    // The component library inserts style elements during drags and press effects.
    styleSrc: ["'self'", "'unsafe-inline'", ...foreign],
    imgSrc: ["'self'", 'data:', 'blob:', ...media, ...foreign],
    mediaSrc: ["'self'", 'blob:', ...media],
    connectSrc: ["'self'", ...media, ...foreign],
    fontSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameSrc: foreign.length > 0 ? [...foreign] : ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    // Trusted Types: text never becomes a script, except by the client's one policy
    // (src/browser/trustedTypes.ts). It is left out where a third-party script runs, which does not
    // use our policy.
    ...(foreign.length === 0
      ? { requireTrustedTypesFor: ["'script'"], trustedTypes: ['studio'] }
      : {}),
    // Some browsers support only report-uri, others only report-to.
    reportUri: [reportsPath],
    reportTo: [reportsGroup],
    // Over plain http this would redirect every file of the page to an https port that does not
    // exist.
    ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
  })
  const everywhere: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: directivesFor([]) },
    hsts: overHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  }
  /** Third-party scripts are allowed on the sign-in page only. */
  const onSignInPage: HelmetOptions = {
    ...everywhere,
    ...(config.botCheck && {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: directivesFor(originsOf(config.botCheck)),
      },
    }),
    ...(config.thirdParty && {
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    }),
  }
  const [ofAll, ofSignInPage] = [headersOf(everywhere), headersOf(onSignInPage)]
  app.addHook('onRequest', async (request, reply) => {
    const isSignIn = isSignInPath(request.url)
    reply.raw.setHeaders(isSignIn ? ofSignInPage : ofAll)
    reply.header('permissions-policy', permissions)
    reply.header('reporting-endpoints', `${reportsGroup}="${reportsPath}"`)
    if (!isSignIn) return
    reply.header('referrer-policy', 'no-referrer')
    reply.header('x-robots-tag', 'noindex')
    reply.header('cache-control', 'no-store')
  })
}

/** They are the same for each answer: put together once. */
function headersOf(options: HelmetOptions): Map<string, number | string | readonly string[]> {
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(options)(request, reply, (fault) => {
    if (fault !== undefined) throw fault
  })
  return new Map(Object.entries(reply.getHeaders()).map(([name, value = '']) => [name, value]))
}

const reportsGroup = 'csp'

const originsOf = ({ scriptUrl, origins }: NonNullable<Config['botCheck']>) => [
  ...new Set([new URL(scriptUrl).origin, ...origins]),
]

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

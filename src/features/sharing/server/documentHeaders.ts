// Of share pages alone: sites that are listed may show them in a frame.
import type { FastifyReply } from 'fastify'
import { reportsPath } from '../../../server/http/cspReports'

interface Shown {
  readonly sites: readonly string[]
  readonly isIndexed: boolean
  readonly isHttps: boolean
}

export function setDocumentHeaders(
  reply: FastifyReply,
  { sites, isIndexed, isHttps }: Shown,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportsPath}`,
    'report-to csp',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
  void reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Language, Cookie',
  })
  if (!isIndexed) void reply.header('x-robots-tag', 'noindex')
  if (sites.length === 0) return
  void reply.removeHeader('x-frame-options')
  void reply.header('permissions-policy', framedPermissions)
}

/** What a frame may do is what its page is allowed and allows it. */
const framedPermissions =
  'camera=(), microphone=(), geolocation=(), display-capture=(), fullscreen=(self), payment=(), usb=()'

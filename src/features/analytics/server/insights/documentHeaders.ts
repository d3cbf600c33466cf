// Of our analytics page alone: no other page shows it, and it reaches nothing but us.
import type { FastifyReply } from 'fastify'
import { reportsPath } from '../../../../server/http/cspReports'

export function setDocumentHeaders(reply: FastifyReply, { isHttps }: { isHttps: boolean }): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportsPath}`,
    'report-to csp',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';')
  void reply.headers({
    'content-security-policy': policy,
    'permissions-policy': permissions,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Language',
  })
}

const permissions =
  'camera=(), microphone=(), geolocation=(), display-capture=(), fullscreen=(), payment=(), usb=()'

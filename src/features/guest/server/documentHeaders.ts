// Of the page of guests alone: no other page shows it, and it reaches nothing but us and the store.
import type { FastifyReply } from 'fastify'
import { reportsPath } from '../../../server/http/cspReports'

interface Shown {
  /** Where films are sent to, if that is not this server. */
  readonly store: string | undefined
  readonly isHttps: boolean
}

export function setDocumentHeaders(reply: FastifyReply, { store, isHttps }: Shown): void {
  const own = ["'self'", ...(store === undefined ? [] : [store]), 'blob:'].join(' ')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    `img-src ${own}`,
    `media-src ${own}`,
    `connect-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types studio',
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
  'camera=(self), microphone=(self), fullscreen=(self), screen-wake-lock=(self), geolocation=(), display-capture=(), payment=(), usb=()'

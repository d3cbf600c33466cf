import { callHeaders, refreshHeaders } from '../../generated/facts/app'
import type { AnyCall } from './anyCall'

/** Values for the declared headers. A header whose value is unknown is left out. */
export interface HeaderValues {
  accessToken: string | null
  appVersion: string
  activeSecondsAgo?: number | null
  /** That of the interface, which may be another one than the browser's. */
  language?: string | null
}

/** Spec §7: every call carries a Bearer token, Web-Version and Bypass-Cache; refresh adds its own. */
export function headersFor(call: AnyCall, values: HeaderValues): Record<string, string> {
  const declared = { ...callHeaders, ...(call.id === 'refreshSession' ? refreshHeaders : {}) }
  const filled = Object.entries(declared).flatMap(([name, text]) => {
    const value = fill(text, values)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(filled), ...contentType(call) }
}

function fill(text: string, values: HeaderValues): string | null {
  const { accessToken, appVersion, activeSecondsAgo = null, language = null } = values
  const known = Object.entries({ accessToken, appVersion, activeSecondsAgo, language })
  const asked = known.filter(([name]) => text.includes(`{${name}}`))
  if (asked.some(([, value]) => value === null)) return null
  return asked.reduce((filled, [name, value]) => filled.replace(`{${name}}`, `${value}`), text)
}

function contentType({ body }: AnyCall): Record<string, string> {
  if (body === 'none' || body === 'events') return {}
  const type = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { 'Content-Type': type }
}

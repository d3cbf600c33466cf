import { callHeaders, refreshHeaders } from '../../generated/facts/app'
import type { AnyCall } from './anyCall'

/** Spec §7: every call carries a Bearer token, Web-Version and Bypass-Cache; refresh adds its own. */
export function headersFor(
  call: AnyCall,
  { accessToken, appVersion }: { accessToken: string | null; appVersion: string },
): Record<string, string> {
  const declared = { ...callHeaders, ...(call.id === 'refreshSession' ? refreshHeaders : {}) }
  const filled = Object.entries(declared)
    .filter(([, value]) => accessToken !== null || !value.includes('{accessToken}'))
    .map(([name, value]) => [
      name,
      value.replace('{accessToken}', accessToken ?? '').replace('{appVersion}', appVersion),
    ])
  return { ...Object.fromEntries(filled), ...contentType(call) }
}

function contentType({ body }: AnyCall): Record<string, string> {
  if (body === 'none') return {}
  const type = body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  return { 'Content-Type': type }
}

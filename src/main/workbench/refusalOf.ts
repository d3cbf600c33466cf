import type { IncomingHttpHeaders } from 'node:http'

/** The parts of a request that show where it comes from. */
interface Arrived {
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly localPort?: number | undefined }
}

/**
 * Why a request is refused. The workbench writes files, so only its own page may call it: DNS
 * rebinding shows in the Host header, a page of another site in Origin and Sec-Fetch-Site.
 */
export function refusalOf({ method, headers, socket }: Arrived): string | undefined {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`)
  if (!hosts.includes(headers.host ?? ''))
    return `The workbench is opened at http://${hosts[0]}, not at ${headers.host ?? 'no host'}.`
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers
  const isOwn = origin === `http://${headers.host}`
  if (origin !== undefined && !isOwn) return `Pages of ${origin} may not use the workbench.`
  if (!['same-origin', 'none'].includes(String(site)))
    return 'Pages of another site may not use the workbench.'
  if (method === 'GET' || method === 'HEAD' || isOwn) return undefined
  return 'A request that may change something says in Origin which page it comes from.'
}

// Sends one message to the address of a chat: no redirects, public addresses alone, five seconds.
import { request as askInTheClear } from 'node:http'
import { request as askSecurely, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublic, lookupPublic } from '../../../../server/http/publicAddress'

export type HookFault = 'gone' | 'refused' | 'unreachable'

const patienceMs = 5_000

/** undefined: it was taken. `isNamed`: the operator named its host, wherever it leads. */
export async function postHook(
  url: URL,
  body: object,
  { isNamed, signal }: { readonly isNamed: boolean; readonly signal?: AbortSignal },
): Promise<HookFault | undefined> {
  // A number is not looked up, so it is looked at here.
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (!isNamed && isIP(bare) !== 0 && !isPublic(bare)) return 'unreachable'
  const text = JSON.stringify(body)
  const ends = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]
  const status = await statusOf(url, text, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    signal: AbortSignal.any(ends),
    agent: false,
    ...(!isNamed && { lookup: lookupPublic }),
  })
  return status === undefined ? 'unreachable' : faultOf(status)
}

function faultOf(status: number): HookFault | undefined {
  if (status >= 200 && status < 300) return undefined
  // The webhook was removed there.
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'unreachable' : 'refused'
}

/** undefined: nobody answered. */
function statusOf(url: URL, body: string, options: RequestOptions): Promise<number | undefined> {
  const ask = url.protocol === 'https:' ? askSecurely : askInTheClear
  return new Promise((resolve) => {
    ask(url, options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', () => resolve(undefined))
      .end(body)
  })
}

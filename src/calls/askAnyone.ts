// Calls that need no sign-in, of pages that hold no session: without the shell's models and reactions.
import type { Call } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'
import { openEnvelope, wrapRequest } from './envelope'
import { parseJson } from './parseJson'

export type Answer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | {
      readonly kind: 'refused'
      readonly code: string | null
      readonly params: Readonly<Record<string, string>>
      readonly waitSeconds: number
    }
  /** The network or the server failed: it can be tried again. */
  | { readonly kind: 'failed' }

export interface Asking {
  /** It goes on while the page unloads. */
  readonly keepalive?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

const timeoutMs = 20_000
const tooMany = 429

export async function askAnyone<Id extends CallId, Request, Response>(
  call: Call<Id, Request, Response>,
  request: Request,
  { keepalive = false, headers = {} }: Asking = {},
): Promise<Answer<Response>> {
  try {
    const body = wrapRequest(call, request)
    const reply = await fetch(`/${call.path}`, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', ...headers },
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    })
    const waitSeconds = Number(reply.headers.get('Retry-After') ?? 0)
    if (reply.status === tooMany)
      return { kind: 'refused', code: 'tooManyAttempts', params: {}, waitSeconds }
    const opened = openEnvelope(call, parseJson(await reply.text()))
    if (opened.kind === 'error')
      return reply.status < 500
        ? { kind: 'refused', code: opened.why.code, params: opened.why.params, waitSeconds }
        : { kind: 'failed' }
    const read = opened.kind === 'response' ? call.response.safeParse(opened.value) : undefined
    return read?.success ? { kind: 'answered', value: read.data as Response } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

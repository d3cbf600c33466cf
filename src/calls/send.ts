import { createEffect } from 'effector'

/** The HTTP request. Any reply is a result here; only classify decides whether it is a failure. */
export interface Outgoing {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  signal?: AbortSignal
  /** The request goes on while the page unloads: used for signing out. */
  keepalive?: boolean
}

export type Reply =
  | { kind: 'none'; why: 'network' | 'timeout' | 'aborted' }
  | { kind: 'http'; status: number; headers: ReplyHeaders; body: unknown }

export interface ReplyHeaders {
  retryAfter: string | null
  authReason: string | null
}

/** Stands for a body that is not JSON. */
export const notJson = Symbol('not JSON')

export const sendFx = createEffect(async (outgoing: Outgoing): Promise<Reply> => {
  const { url, timeoutMs, signal, ...options } = outgoing
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const reply = await fetch(url, {
      ...options,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await reply.text()
    return {
      kind: 'http',
      status: reply.status,
      headers: {
        retryAfter: reply.headers.get('Retry-After'),
        authReason: reply.headers.get('X-Auth-Reason'),
      },
      body: parseJson(text),
    }
  } catch {
    const why = signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network'
    return { kind: 'none', why }
  }
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

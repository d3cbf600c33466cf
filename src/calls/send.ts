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
  /** Takes a reply of CSV piece by piece; false: no more of it. */
  take?: (text: string) => Promise<boolean>
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
  const { url, timeoutMs, signal, take, ...options } = outgoing
  const timeout = restartingTimeout(timeoutMs)
  try {
    const reply = await fetch(url, {
      ...options,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    })
    const isCsv = reply.ok && reply.headers.get('Content-Type')?.startsWith('text/csv')
    const text = isCsv && take ? await takeText(reply, take, timeout.restart) : await reply.text()
    return {
      kind: 'http',
      status: reply.status,
      headers: {
        retryAfter: reply.headers.get('Retry-After'),
        authReason: reply.headers.get('X-Auth-Reason'),
      },
      body: isCsv ? text : parseJson(text),
    }
  } catch (error) {
    const isStopped = signal?.aborted || error === stopped
    const why = isStopped ? 'aborted' : timeout.signal.aborted ? 'timeout' : 'network'
    return { kind: 'none', why }
  } finally {
    timeout.end()
  }
})

const stopped = Symbol('stopped')

/** Long replies may take their time as long as something arrives. */
async function takeText(
  reply: Response,
  take: (text: string) => Promise<boolean>,
  restart: () => void,
): Promise<string> {
  const reader = reply.body
    ?.pipeThrough(new TextDecoderStream('utf-8', { ignoreBOM: true }))
    .getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const piece = await reader?.read()
    if (!piece || piece.done) return ''
    restart()
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    if (!(await take(piece.value))) {
      void reader?.cancel()
      throw stopped
    }
  }
}

function restartingTimeout(ms: number) {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), ms)
  let timer = start()
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = start()
  }
  return { signal: controller.signal, restart, end }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

import { createEffect } from 'effector'
import { parseJson } from './parseJson'

export { notJson } from './parseJson'

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
  /** Takes a reply of events, which is answered as it begins and goes on. */
  listen?: Listening
}

export interface Listening {
  heard(text: string): void
  ended(): void
  readonly signal: AbortSignal
}

export type Reply =
  | { kind: 'none'; why: 'network' | 'timeout' | 'aborted' }
  | { kind: 'http'; status: number; headers: ReplyHeaders; body: unknown }

export interface ReplyHeaders {
  retryAfter: string | null
  authReason: string | null
}

export const sendFx = createEffect(async (outgoing: Outgoing): Promise<Reply> => {
  const { url, timeoutMs, signal: given, take, listen, ...options } = outgoing
  const signal =
    given && listen ? AbortSignal.any([given, listen.signal]) : (given ?? listen?.signal)
  const timeout = restartingTimeout(timeoutMs)
  try {
    const reply = await fetch(url, {
      ...options,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
    })
    const answered = { kind: 'http', status: reply.status, headers: headersOf(reply) } as const
    if (listen && reply.ok && isOf(reply, 'text/event-stream')) {
      void hearText(reply, listen, timeoutMs, signal)
      return { ...answered, body: '' }
    }
    const isCsv = reply.ok && isOf(reply, 'text/csv')
    const text = isCsv && take ? await takeText(reply, take, timeout.restart) : await reply.text()
    return { ...answered, body: isCsv ? text : parseJson(text) }
  } catch (error) {
    const isStopped = signal?.aborted || error === stopped
    const why = isStopped ? 'aborted' : timeout.signal.aborted ? 'timeout' : 'network'
    return { kind: 'none', why }
  } finally {
    timeout.end()
  }
})

const headersOf = ({ headers }: Response): ReplyHeaders => ({
  retryAfter: headers.get('Retry-After'),
  authReason: headers.get('X-Auth-Reason'),
})

const isOf = ({ headers }: Response, type: string) =>
  headers.get('Content-Type')?.startsWith(type) ?? false

/** Silence for longer than a call may take is an end as well. */
async function hearText(
  reply: Response,
  { heard, ended }: Listening,
  longestSilenceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const silence = restartingTimeout(longestSilenceMs)
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  const stop = () => void reader?.cancel().catch(() => {})
  silence.signal.addEventListener('abort', stop)
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      const piece = await reader?.read()
      if (!piece || piece.done) break
      silence.restart()
      heard(piece.value)
    }
  } catch {
    // The connection is lost, or was given up here.
  } finally {
    silence.end()
    ended()
  }
}

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

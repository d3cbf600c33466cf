/** Streams of events, as a page reads them: over a real connection. */
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { HeardEvent } from '../../generated/facts/features/events'
import { calls } from '../../generated/wiring/calls'
import type { TestApp } from './freshApp'
import type { TestSession } from './talk'

export interface OpenedStream {
  readonly status: number
  readonly headers: Headers
  /** The next event, as soon as it arrives. */
  next(): Promise<HeardEvent>
  /** All there is until the server ends it. */
  rest(): Promise<HeardEvent[]>
  /** Everything read so far. */
  readonly text: string
  close(): void
}

export async function addressOf({ server }: Pick<TestApp, 'server'>): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

export async function follow(
  app: Pick<TestApp, 'server'>,
  session: Pick<TestSession, 'reply'> | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenedStream> {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const bearer = session && { authorization: `Bearer ${session.reply.access_token}` }
  const reply = await fetch(`${await addressOf(app)}/${calls.followEvents.path}`, {
    headers: { ...bearer, ...headers },
    signal: ending.signal,
  })
  // What was refused would keep its connection, and with it a server that closes.
  if (!reply.ok) await reply.text()
  const reader = reply.ok ? reply.body!.pipeThrough(new TextDecoderStream()).getReader() : undefined
  const waiting: HeardEvent[] = []
  const opened = { text: '' }

  async function more(): Promise<boolean> {
    const piece = await reader?.read()
    if (!piece || piece.done) return false
    opened.text += piece.value
    for (const line of piece.value.split('\n'))
      if (line.startsWith('data: ')) waiting.push(JSON.parse(line.slice(6)) as HeardEvent)
    return true
  }

  return {
    status: reply.status,
    headers: reply.headers,
    async next() {
      while (waiting.length === 0) if (!(await more())) throw new Error('The stream has ended.')
      return waiting.shift()!
    },
    async rest() {
      while (await more());
      return waiting.splice(0)
    },
    get text() {
      return opened.text
    },
    close: () => ending.abort(),
  }
}

/** Several processes on one PostgreSQL hear each other: what one says is a notification to all. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { OpenDatabase } from '../database/openDatabase'
import type { Events } from './events'
import { inPieces, type Message } from './message'

const channel = 'studio_events'
const firstPauseMs = 100
const longestPauseMs = 10_000
/** A connection whose other end is gone without a word would be silent for ever. */
const askEveryMs = 15_000
const answerWithinMs = 10_000

export interface ListenOptions {
  readonly events: Events
  readonly database: Pick<OpenDatabase, 'executeSql'>
  readonly databaseUrl: string
  onFault(fault: unknown): void
}

export interface Listening {
  /** Resolves once the connection listens. */
  readonly begun: Promise<void>
  stop(): Promise<void>
}

interface Heard {
  readonly from: string
  readonly message: Message
}

export function listenTo({ events, database, databaseUrl, onFault }: ListenOptions): Listening {
  const self = randomUUID()
  const ending = new AbortController()
  let begin: (() => void) | undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))

  function hear({ payload = '' }: { payload?: string }): void {
    const { from, message } = JSON.parse(payload) as Heard
    if (from !== self) events.hear(message)
  }

  /** Resolves when the connection is lost, or is not needed any more. */
  async function hold(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'studio events',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      ending.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', hear)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      begin?.()
      const asking = setInterval(() => void ask(client), askEveryMs)
      await lost
      clearInterval(asking)
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function work(): Promise<void> {
    let pauseMs = firstPauseMs
    while (!ending.signal.aborted) {
      const since = Date.now()
      try {
        await hold()
      } catch (fault) {
        onFault(fault)
      }
      pauseMs = Date.now() - since > longestPauseMs ? firstPauseMs : pauseMs
      await pause(pauseMs, ending.signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  /** One after the other, so that others hear in this order. */
  let passing: Promise<unknown> = Promise.resolve()

  function pass(message: Message): void {
    for (const piece of inPieces(message)) {
      const payload = JSON.stringify({ from: self, message: piece } satisfies Heard)
      passing = passing
        .then(() => database.executeSql('select pg_notify($1, $2)', [channel, payload]))
        .catch(onFault)
    }
  }

  events.said.on('said', pass)
  const working = work()
  return {
    begun,
    async stop() {
      events.said.off('said', pass)
      ending.abort()
      await working
    },
  }
}

const ask = (client: Client) => client.query('select 1').catch(() => client.end())

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/**
 * Sends mails. They leave after the answer, so that its timing does not reveal whether one was
 * sent.
 */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

export interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Post {
  /** Writes and sends a mail later; nothing is sent if `write` returns none. */
  later(write: () => Promise<Letter | undefined>): void
  /** Resolves when every queued mail has been sent or given up. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface PostOptions {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
  /** Called for a mail that could not be sent. The error never contains the mail's text. */
  onFault(fault: Error): void
  /** How long to wait before each retry. */
  readonly retryAfterMs?: readonly number[]
}

const mostWaiting = 500
const answerWithinMs = 20_000

export function createPost({
  smtpUrl,
  from,
  onFault,
  retryAfterMs = [2_000, 10_000, 60_000],
}: PostOptions): Post {
  const transport = createTransport(optionsOf(smtpUrl), {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function send(letter: Letter, tries: readonly number[]): Promise<void> {
    try {
      await transport.sendMail(letter)
    } catch (fault) {
      const [nextMs, ...rest] = tries
      if (nextMs === undefined || isFinal(fault)) throw fault
      await wait(nextMs, undefined, { signal: closing.signal })
      await send(letter, rest)
    }
  }

  async function deliver(write: () => Promise<Letter | undefined>): Promise<void> {
    try {
      await nextTurn()
      const letter = await write()
      if (letter) await send(letter, retryAfterMs)
    } catch (fault) {
      onFault(new Error(`A letter could not be sent: ${wordsOf(fault)}`))
    }
  }

  return {
    later(write) {
      if (underWay.size >= mostWaiting) {
        onFault(new Error('A letter was not sent: too many are waiting.'))
        return
      }
      const delivery: Promise<void> = deliver(write).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    async close() {
      closing.abort()
      await this.settled()
      transport.close()
    },
  }
}

/** Name and password are never sent unencrypted, except to this machine itself. */
function optionsOf(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    url: smtpUrl,
    requireTLS: username !== '' && !isHere,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
  }
}

/** A 5xx reply: the server will refuse this mail however often it is offered. */
const isFinal = (fault: unknown) =>
  fault instanceof Error && 'responseCode' in fault && Number(fault.responseCode) >= 500

/** The mail server's reply may quote the mail; code and kind are enough to find the cause. */
function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  const reported = fault as Error & { code?: unknown; command?: unknown; responseCode?: unknown }
  return [reported.name, reported.code, reported.command, reported.responseCode]
    .filter((word) => word !== undefined)
    .join(' ')
}

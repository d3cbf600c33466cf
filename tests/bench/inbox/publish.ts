/** A program is published to a channel while people who follow it have the product open. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { calls } from '../../../generated/wiring/calls'
import { median } from '../measure'
import type { PreparedSession } from '../preparedSessions'
import { end, shipped, start } from '../runServer'

const port = 4396

export interface House {
  readonly userId: string
  readonly customerId: string
  readonly channelId: string
  readonly programId: string
}

interface Figures {
  /** Until the publisher has the answer, in ms. */
  readonly published: number
  /** Until 95 of 100 pages that listen know their counts, in ms. */
  readonly badge: number
}

export async function publishToListening(
  dataDir: string,
  sessions: readonly PreparedSession[],
  { userId, channelId, unsent }: House & { readonly unsent: readonly string[] },
): Promise<Figures> {
  const server = await start(shipped, port, {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'no',
    LOG_LEVEL: 'silent',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const ask = (path: string, token: string, clientRequest: object) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const sent = request({ agent, port, path: `/${path}`, method: 'POST', headers }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${path} answered ${reply.statusCode}.`))
        reply.resume().once('end', resolve)
      })
      sent.once('error', reject).end(JSON.stringify({ clientRequest }))
    })
  const streams: IncomingMessage[] = []
  let startedAt = 0
  let known: number[] = []
  let allKnown: (() => void) | undefined
  try {
    for (const { accessToken: token, userId: customerUserId } of sessions) {
      const stream = await follow(token)
      streams.push(stream)
      stream.on('data', (piece: Buffer) => {
        if (!piece.toString().includes('"inbox"')) return
        const { path } = calls.getMenuNotificationCount
        void ask(path, token, { customerUserId }).then(() => {
          known.push(performance.now() - startedAt)
          if (known.length === sessions.length) allKnown?.()
        })
      })
    }
    const publisher = sessions.find((session) => session.userId === userId)!
    const published: number[] = []
    const badges: number[] = []
    for (const programId of unsent) {
      known = []
      const whole = new Promise<void>((resolve) => (allKnown = resolve))
      startedAt = performance.now()
      const sent = { programId, channelIds: [channelId], userIds: [], required: false }
      await ask(calls.deliverProgram.path, publisher.accessToken, sent)
      published.push(performance.now() - startedAt)
      await whole
      badges.push(known.toSorted((one, other) => one - other)[Math.floor(known.length * 0.95)]!)
    }
    return { published: median(published), badge: median(badges) }
  } finally {
    for (const stream of streams) stream.destroy()
    agent.destroy()
    await end(server)
  }
}

/** Answered once it listens. */
const follow = (token: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    request({ agent: false, port, path: `/${calls.followEvents.path}`, headers })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })

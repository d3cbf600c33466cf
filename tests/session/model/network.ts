/**
 * The network between the pages and the server. It loses and delays messages and can be cut, but
 * never invents any. The request of a closed page may still arrive, late, but not after two
 * renewals.
 */
import { setMaxListeners } from 'node:events'
import type { Outgoing, Reply } from '../../../src/calls/send'
import { noAnswer } from '../../support/browserEdge'
import { askedOf, type Asked, type Server } from './server'
import type { Task, Timeline } from './timeline'

export interface Exchange {
  readonly asked: Asked
  readonly page: object
  readonly deadline: number
  isOver: boolean
  hasArrived: boolean
}

export interface Witness {
  left(exchange: Exchange): void
  /** The server has processed the request, whether or not the reply arrives. */
  committed(exchange: Exchange, reply: Reply): void
  /** The reply reached a page that is still open. */
  delivered(exchange: Exchange, reply: Reply): void
}

export interface Network {
  isOnline: boolean
  /** What happens to the next replies. */
  readonly faults: { isNextLost: boolean; nextDelayMs: number }
  readonly underWay: Set<Exchange>
  send(page: object, outgoing: Outgoing): Promise<Reply>
  /** The page was closed: its requests arrive late or never, and nobody receives the replies. */
  hangUp(page: object, arrivesYet: boolean): void
}

const lateMs = 50

/** A request whose page is gone. */
interface Orphan {
  arrival: Task
  renewals: number
}

export function createNetwork(timeline: Timeline, server: Server, witness: Witness): Network {
  /** The one cookie that matters here; a request carries its value at the time of sending. */
  let cookie: string | null = null
  const arrivals = new Map<Exchange, Task>()
  const orphans = new Map<Exchange, Orphan>()

  function adopt(exchange: Exchange, isUrgent = false): void {
    const run = async () => {
      orphans.delete(exchange)
      if (network.isOnline && timeline.now <= exchange.deadline) await arrive(exchange)
    }
    const due = timeline.now + (isUrgent ? 0 : lateMs)
    const arrival = timeline.add({ due, isUrgent, run })
    orphans.set(exchange, { arrival, renewals: 0 })
  }

  /** A renewal is sent: orphans that one renewal has already overtaken arrive before it. */
  function hurry(): void {
    for (const [exchange, orphan] of orphans) {
      orphan.renewals += 1
      if (orphan.renewals < 2) continue
      timeline.cancel(orphan.arrival)
      adopt(exchange, true)
    }
  }

  async function arrive(exchange: Exchange): Promise<Reply | null> {
    arrivals.delete(exchange)
    exchange.hasArrived = true
    const { reply, cookie: set } = await server.answer({ ...exchange.asked, now: timeline.now })
    witness.committed(exchange, reply)
    const isLost = network.faults.isNextLost
    network.faults.isNextLost = false
    if (isLost || exchange.isOver) return null
    if (set !== undefined) settings.set(exchange, set)
    return reply
  }
  const settings = new Map<Exchange, string | null>()

  const network: Network = {
    isOnline: true,
    faults: { isNextLost: false, nextDelayMs: 0 },
    underWay: new Set(),
    send: (page, outgoing) =>
      new Promise((resolve) => {
        const asked = askedOf(outgoing, cookie, timeline.now)
        const deadline = timeline.now + outgoing.timeoutMs
        const exchange: Exchange = { asked, page, deadline, isOver: false, hasArrived: false }
        let task: Task | undefined
        const end = (reply: Reply) => {
          if (exchange.isOver) return
          exchange.isOver = true
          network.underWay.delete(exchange)
          arrivals.delete(exchange)
          timeline.cancel(task)
          timeline.cancel(timer)
          resolve(reply)
        }
        const isCut = () => !network.isOnline || timeline.now > deadline
        const timer = timeline.add({
          due: deadline,
          page,
          run: () => end({ kind: 'none', why: 'timeout' }),
        })
        if (isRenewal(exchange)) hurry()
        network.underWay.add(exchange)
        witness.left(exchange)
        // All calls of an epoch share one abort signal, so there is no limit on its listeners.
        if (outgoing.signal) setMaxListeners(0, outgoing.signal)
        outgoing.signal?.addEventListener('abort', () => end({ kind: 'none', why: 'aborted' }))
        task = timeline.add({
          due: timeline.now,
          async run() {
            if (isCut()) return end(noAnswer)
            const reply = await arrive(exchange)
            if (!reply) return end(noAnswer)
            const due = timeline.now + network.faults.nextDelayMs
            network.faults.nextDelayMs = 0
            const deliver = () => {
              // The page was closed while the server answered.
              if (exchange.isOver) return
              if (isCut()) return end(noAnswer)
              const set = settings.get(exchange)
              if (set !== undefined) cookie = set
              witness.delivered(exchange, reply)
              end(reply)
            }
            task = timeline.add({ due, page, run: deliver })
          },
        })
        arrivals.set(exchange, task)
      }),
    hangUp(page, arrivesYet) {
      for (const exchange of network.underWay) {
        if (exchange.page !== page || exchange.asked.outgoing.keepalive) continue
        exchange.isOver = true
        network.underWay.delete(exchange)
        const arrival = arrivals.get(exchange)
        timeline.cancel(arrival)
        if (arrival && arrivesYet) adopt(exchange)
      }
    },
  }
  return network
}

/** Whether the request gets a new token pair for its session. */
export function isRenewal({ asked }: Exchange): boolean {
  return asked.fields.has('refresh_token') || asked.name === 'switchCustomer'
}

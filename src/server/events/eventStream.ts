import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { HeardEvent } from '../../../generated/facts/features/events'

/** Whose page listens, and until when its token lets it. */
export interface Listener {
  readonly userId: string
  readonly customerId: string
  readonly familyId: string
  readonly endsAt: Date
}

/** Whoever takes in less than this is gone, or as good as. */
const mostWaitingBytes = 64 * 1024

/** What a handler answers where the answer is told as it happens. */
export class EventStream extends Readable {
  lastSaidAt: number

  constructor(
    readonly listener: Listener,
    now: Date,
  ) {
    super({ highWaterMark: 1024 })
    this.lastSaidAt = now.getTime()
    this.push(comment)
  }

  override _read(): void {}

  say(text: string, now: Date): void {
    if (this.destroyed || this.readableEnded) return
    this.lastSaidAt = now.getTime()
    this.push(text)
    if (this.readableLength > mostWaitingBytes) this.destroy()
  }

  /** The client sees a reply that is complete, and asks again. */
  end(): void {
    if (!this.destroyed) this.push(null)
  }
}

/** A line that says nothing, so that whatever lies between does not take the silence for an end. */
export const comment = ':\n\n'

export const lineOf = (event: HeardEvent): string => `data: ${JSON.stringify(event)}\n\n`

export function sendEvents(stream: EventStream, reply: FastifyReply): FastifyReply {
  if (reply.raw.destroyed) stream.destroy()
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // Once it has ended the connection would be kept, and hold up a server that stops.
      .header('connection', 'close')
      .send(stream)
  )
}

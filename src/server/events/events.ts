/** The streams that are open in this process, and what is told to them. */
import { EventEmitter } from 'node:events'
import { failure } from '../errors'
import { createCounting } from './counting'
import { comment, EventStream, lineOf, type Listener } from './eventStream'
import type { Message, Told, Whose } from './message'
import { createOpenStreams } from './openStreams'

/** A comment follows this silence; those who listen count 30 s of it as the end. */
const longestSilenceMs = 25_000
const mostOfFamily = 3
const mostOfProcess = 20_000
/** So many may ask at once, within a second; more are spread over time. */
const mostAtOnce = 300
const spreadOfOneMs = 3
const longestSpreadMs = 30_000
/** Between so many of them others have their turn. */
const batch = 500

export interface EventsOptions {
  /** Which of these people get what is sent to a channel. */
  subscribersAmong(channelId: string, userIds: readonly string[]): Promise<readonly string[]>
  now(): Date
  onFault(fault: unknown): void
  readonly limits?: { readonly ofFamily: number; readonly ofProcess: number }
}

declare module '../services' {
  interface Services {
    readonly events: Events
  }
}

export type Events = ReturnType<typeof createEvents>

export function createEvents({
  subscribersAmong,
  now,
  onFault,
  limits = { ofFamily: mostOfFamily, ofProcess: mostOfProcess },
}: EventsOptions) {
  const open = createOpenStreams()
  /** Said here, for other processes to hear. */
  const said = new EventEmitter<{ said: [Message] }>()
  const counting = createCounting((counted) => said.emit('said', { counted }))

  async function reach({ customerId, to }: Told): Promise<EventStream[]> {
    if (to === 'all') return open.ofCustomer(customerId)
    if ('userIds' in to) return open.ofPeople(to.userIds, customerId)
    const userIds = [...new Set(open.ofCustomer(customerId).map(({ listener }) => listener.userId))]
    if (userIds.length === 0) return []
    return open.ofPeople(await subscribersAmong(to.channelId, userIds), customerId)
  }

  async function deliver(told: Told): Promise<void> {
    const streams = await reach(told)
    const { topic, row, here } = told
    const spreadMs = spreadOf(streams.length)
    const about = { ...(row && { row }), ...(here && { here }) }
    const line = lineOf({ topic, ...(spreadMs > 0 && { spreadMs }), ...about })
    for (const [at, stream] of streams.entries()) {
      if (at > 0 && at % batch === 0) await new Promise((resolve) => setImmediate(resolve))
      stream.say(line, now())
    }
  }

  /** What was said here or in another process. */
  function hear(message: Message): void {
    if ('counted' in message) counting.hear(message.counted)
    else if ('close' in message) endAll(open.of(message.close))
    else deliver(message.tell).catch(onFault)
  }

  function say(message: Message): void {
    hear(message)
    said.emit('said', message)
  }

  return {
    said,
    hear,
    /** What all processes count together. */
    counting,
    /** For after the commit; whoever is not listening is told nothing. */
    tell: (told: Told) => say({ tell: told }),
    /** Ends streams, for after the commit: those who still may listen ask again. */
    close: (whose: Whose) => say({ close: whose }),
    /** Fails with `tooManyStreams`. */
    follow(listener: Listener): EventStream {
      const ofFamily = open.of({ familyId: listener.familyId }).length
      if (ofFamily >= limits.ofFamily || open.count() >= limits.ofProcess)
        throw failure('tooManyStreams', {}, { retryAfterSeconds: 60 })
      const stream = new EventStream(listener, now())
      open.add(stream)
      return stream
    },
    /** Every second: ends those whose token is over, and lets the silent ones be heard. */
    beat(): void {
      const at = now()
      for (const stream of open.all()) {
        if (at >= stream.listener.endsAt) stream.end()
        else if (at.getTime() - stream.lastSaidAt >= longestSilenceMs) stream.say(comment, at)
      }
    },
    /** Ends those whose session is over, or has moved to another customer. */
    async sweep(customersOf: (familyIds: string[]) => Promise<ReadonlyMap<string, string>>) {
      const streams = open.all()
      if (streams.length === 0) return
      const familyIds = [...new Set(streams.map(({ listener }) => listener.familyId))]
      const customers = await customersOf(familyIds)
      endAll(
        streams.filter(
          ({ listener: { familyId, customerId } }) => customers.get(familyId) !== customerId,
        ),
      )
    },
    count: open.count,
    endAll: () => endAll(open.all()),
  }
}

const endAll = (streams: readonly EventStream[]) => streams.forEach((stream) => stream.end())

/** Over how long so many people ask for what has changed. */
export const spreadOf = (people: number): number =>
  people <= mostAtOnce ? 0 : Math.min(people * spreadOfOneMs, longestSpreadMs)

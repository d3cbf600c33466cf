import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/tables'
import type { OpenDatabase } from '../database/openDatabase'
import type { Events } from './events'
import { listenTo, type Listening } from './listen'

export interface StartEventsOptions {
  readonly events: Events
  readonly database: OpenDatabase
  /** Undefined: no other process shares the database. */
  readonly databaseUrl: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** The customers of those sessions that are not over. */
  customersOf(db: Db, familyIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>>
  now(): Date
}

const beatEveryMs = 1_000
const sweepEveryMs = 15_000

/** Keeps the streams of this process going, and hears what other processes say. */
export function startEvents({
  events,
  database,
  databaseUrl,
  log,
  customersOf,
  now,
}: StartEventsOptions): Listening {
  const onFault = (err: unknown) => log.warn({ err }, 'what others say cannot be heard')
  const sweep = () =>
    events
      .sweep((familyIds) => customersOf(database.db, familyIds, now()))
      .catch((err: unknown) => log.warn({ err }, 'sessions of streams cannot be looked up'))
  const beating = setInterval(events.beat, beatEveryMs)
  const sweeping = setInterval(() => void sweep(), sweepEveryMs)
  const listening =
    databaseUrl === undefined ? undefined : listenTo({ events, database, databaseUrl, onFault })
  return {
    begun: listening?.begun ?? Promise.resolve(),
    async stop() {
      clearInterval(beating)
      clearInterval(sweeping)
      await listening?.stop()
    },
  }
}

/** How a handler asks for work that may take longer than an answer, and takes it back. */
import { EventEmitter } from 'node:events'
import type { Context } from '../context'
import type { JobDefinition } from './job'
import type { Lane } from './lanes'
import { cancelJobs, insertJob } from './queries'

/** Heard by the runner of this process; those of others find it within a second. */
export type JobEvents = EventEmitter<{
  asked: []
  cancelled: [kind: string, subjectIds: readonly string[]]
}>

declare module '../services' {
  interface Services {
    readonly jobs: JobEvents
  }
}

export const createJobEvents = (): JobEvents => new EventEmitter()

export interface JobOrder {
  readonly subjectId: string
  /** Whose turn it takes; null: the house's. */
  readonly customerId: string | null
  /** Not before then; at once unless given. */
  readonly dueAt?: Date
  /** Where it begins, if not at its beginning. */
  readonly lane?: Lane
}

type Asking = Pick<Context, 'db' | 'now' | 'services'> & Partial<Pick<Context, 'afterCommit'>>

/** The job exists if and only if the transaction `db` is committed. Asked for twice it is there once. */
export async function askForJob(
  { id: kind, lane }: JobDefinition,
  order: JobOrder,
  { db, now, services, afterCommit }: Asking,
): Promise<void> {
  await insertJob(db, { kind, lane, dueAt: now, ...order })
  afterCommit?.(() => void services.jobs.emit('asked'))
}

/** Of these subjects nothing more is to be done: what waits is taken away, what runs is stopped. */
export async function cancelJobsOf(
  { id: kind }: JobDefinition,
  subjectIds: readonly string[],
  { db, services, afterCommit }: Omit<Asking, 'now'>,
): Promise<void> {
  await cancelJobs(db, kind, subjectIds)
  afterCommit?.(() => void services.jobs.emit('cancelled', kind, subjectIds))
}

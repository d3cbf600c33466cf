/** How a handler asks for a background job, and cancels it. */
import { EventEmitter } from 'node:events'
import type { Context } from '../context'
import type { JobDefinition } from './job'
import type { Lane } from './lanes'
import { cancelJobs, insertJob } from './queries'

/**
 * Listened to by the runner in this process; runners in other processes notice new jobs within a
 * second.
 */
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
  /** The customer whose turn the job uses; null: a job of the installation itself. */
  readonly customerId: string | null
  /** The job does not start earlier; by default it starts at once. */
  readonly dueAt?: Date
  /** The lane to start in, if not the one the job declares. */
  readonly lane?: Lane
}

type Asking = Pick<Context, 'db' | 'now' | 'services'> & Partial<Pick<Context, 'afterCommit'>>

/** The job exists if and only if the transaction `db` commits. Asking twice creates one job. */
export async function askForJob(
  { id: kind, lane }: JobDefinition,
  order: JobOrder,
  { db, now, services, afterCommit }: Asking,
): Promise<void> {
  await insertJob(db, { kind, lane, dueAt: now, ...order })
  afterCommit?.(() => void services.jobs.emit('asked'))
}

/** Cancels all jobs of these subjects: removes those that wait and stops those that run. */
export async function cancelJobsOf(
  { id: kind }: JobDefinition,
  subjectIds: readonly string[],
  { db, services, afterCommit }: Omit<Asking, 'now'>,
): Promise<void> {
  await cancelJobs(db, kind, subjectIds)
  afterCommit?.(() => void services.jobs.emit('cancelled', kind, subjectIds))
}

/** What a feature declares about its background jobs. */
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../database/openDatabase'
import type { Services } from '../services'
import type { Lane } from './lanes'

export interface JobDefinition {
  /** Feature and verb, such as `media.process`. */
  readonly id: string
  /** The lane in which the job starts. */
  readonly lane: Lane
  /**
   * For jobs that recur without being asked for: runs again this long after it ended, in one
   * process at a time.
   */
  readonly everyMs?: number
  /**
   * Never does again what it was at when its process ended, so that it is not held up however often
   * that happens.
   */
  readonly neverRepeats?: true
  /** May be run again after any interruption, so it starts by checking what is done already. */
  run(work: JobWork): Promise<void | GoOn>
  /**
   * Decides what happens after a failed try. Without it the job is retried for ever, with growing
   * pauses.
   */
  failed?(fault: unknown, work: JobWork): Promise<'again' | 'over'>
}

/** Returned to put the same job into another lane next; its tries are counted anew. */
export interface GoOn {
  readonly goOnIn: Lane
}

/** What the runner gives to every job. */
export interface JobSetting {
  readonly database: OpenDatabase
  readonly services: Services
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  now(): Date
  newId(): string
}

export interface JobWork extends JobSetting {
  readonly customerId: string | null
  readonly subjectId: string
  readonly lane: Lane
  /** How many tries have failed before this one. */
  readonly failures: number
  /** Aborted when the process stops or the job is cancelled. */
  readonly signal: AbortSignal
  /** The phase and progress (percent) that people see. */
  report(phase: string, progress: number): void
}

/** The process ended ten times within half an hour of this job, so the job itself is the likely cause. */
export class InterruptedTooOften extends Error {}

export function defineJob(definition: JobDefinition): JobDefinition {
  return definition
}

/** What a feature declares of its background work. */
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../database/openDatabase'
import type { Services } from '../services'
import type { Lane } from './lanes'

export interface JobDefinition {
  /** Feature and verb, such as `media.process`. */
  readonly id: string
  /** Where it begins. */
  readonly lane: Lane
  /** Nobody asks for it: it comes again this long after it ended, in one process at a time. */
  readonly everyMs?: number
  /** May run again after any interruption, so it begins by looking what is done already. */
  run(work: JobWork): Promise<void | GoOn>
  /** What becomes of it when a try failed; without this it is tried again, with growing pauses, for ever. */
  failed?(fault: unknown, work: JobWork): Promise<'again' | 'over'>
}

/** The same job waits next in another lane; its tries are counted anew. */
export interface GoOn {
  readonly goOnIn: Lane
}

/** What a job works with. */
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
  /** How many tries failed before this one. */
  readonly failures: number
  /** Ends with the process, and when the job is cancelled. */
  readonly signal: AbortSignal
  /** What people see of it; `progress` in percent. */
  report(phase: string, progress: number): void
}

/** The whole process ended in the middle of it again and again; the job itself is the likely cause. */
export class InterruptedTooOften extends Error {}

export function defineJob(definition: JobDefinition): JobDefinition {
  return definition
}

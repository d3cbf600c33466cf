import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../../../server/database/openDatabase'
import type { Storage } from '../../../../server/storage/storage'
import type { Programs } from '../ffmpeg/probe'
import type { MediaJobs } from '../jobs'

/** What processing works with. */
export interface MediaWorker {
  database: OpenDatabase
  storage: Storage
  jobs: MediaJobs
  programs: Programs
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  now(): Date
  /** Ends with the process: children are killed, their assets given back. */
  signal: AbortSignal
}

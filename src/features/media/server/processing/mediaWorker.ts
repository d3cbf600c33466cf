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
  /** Asked at every sweep: what another feature has kept long enough. */
  purgeTrash(sweeping: Sweeping): Promise<void>
  /** Ends with the process: children are killed, their assets given back. */
  signal: AbortSignal
}

export type Sweeping = Pick<MediaWorker, 'database' | 'log' | 'now'>

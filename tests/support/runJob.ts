import { ulid } from 'ulid'
import type { JobDefinition, JobWork } from '../../src/server/jobs/job'
import type { MediaApp } from './mediaApp'

type Running = Pick<MediaApp, 'database' | 'services' | 'server'>

/** What a job is given, at whatever time the test says it is. */
export const workAt = (
  { database, services, server }: Running,
  job: JobDefinition,
  time: Date,
  /** What it is about; one that recurs is about nothing else. */
  subjectId = job.id,
): JobWork => ({
  database,
  services,
  log: server.log,
  now: () => time,
  newId: () => ulid(time.getTime()),
  customerId: null,
  subjectId,
  lane: job.lane,
  failures: 0,
  signal: new AbortController().signal,
  report: () => undefined,
})

/** A job, at whatever time the test says it is. */
export const runJobAt = async (...given: Parameters<typeof workAt>): Promise<unknown> =>
  given[1].run(workAt(...given))

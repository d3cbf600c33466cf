// Runs one job from taking it until it is done, returned to the queue, or scheduled to be tried
// again.
import { InterruptedTooOften, type GoOn, type JobDefinition, type JobSetting } from './job'
import type { JobWork } from './job'
import { releaseJob, removeJob, renewLease, type JobRow } from './queries'

/**
 * A process that has not renewed a lease for this long counts as dead, and another takes the job
 * over.
 */
export const leaseMs = 15_000
/** Also how often the displayed progress is updated. */
const renewEveryMs = leaseMs / 10
/**
 * Tries that ended with the whole process. The limit keeps a file that crashes it from doing so for
 * ever; with the pauses between them it is reached after half an hour, so that nothing is given up
 * for a server that something else brings down.
 */
const mostInterruptions = 10

export interface RunningJob {
  readonly job: JobRow
  readonly ended: Promise<void>
  cancel(): void
}

export function runJob(
  job: JobRow,
  definition: JobDefinition,
  setting: JobSetting,
  ending: AbortSignal,
): RunningJob {
  const cancelled = new AbortController()
  const lease = holdLease(job, setting, () => cancelled.abort())
  const work: JobWork = {
    ...setting,
    customerId: job.customerId,
    subjectId: job.subjectId,
    lane: job.lane,
    failures: job.failures,
    signal: AbortSignal.any([ending, cancelled.signal]),
    report: lease.report,
  }
  if (job.isCancelled) cancelled.abort()
  return {
    job,
    ended: settle(job, definition, work, lease).catch((err: unknown) =>
      setting.log.error({ err, ...namesOf(job) }, 'a job was not given back'),
    ),
    cancel: () => cancelled.abort(),
  }
}

type Lease = ReturnType<typeof holdLease>

/** Renews the lease until it is dropped; calls `lost` when that is no longer possible. */
function holdLease(job: JobRow, { database, now, log }: JobSetting, lost: () => void) {
  let seen = { phase: job.phase, progress: job.progress }
  let renewing = Promise.resolve()
  let isRenewing = false

  function renew() {
    if (isRenewing) return
    isRenewing = true
    const leaseUntil = new Date(now().getTime() + leaseMs)
    renewing = renewLease(database.db, job, { ...seen, leaseUntil })
      .then((isHeld) => isHeld || lost())
      .catch((err: unknown) => log.warn({ err, ...namesOf(job) }, 'a lease could not be renewed'))
      .then(() => void (isRenewing = false))
  }

  const timer = setInterval(renew, renewEveryMs)
  return {
    seen: () => seen,
    report(phase: string, progress: number) {
      const isNewPhase = phase !== seen.phase
      seen = { phase, progress: Math.round(progress) }
      if (isNewPhase) renew()
    },
    async drop() {
      clearInterval(timer)
      await renewing
    },
  }
}

async function settle(
  job: JobRow,
  definition: JobDefinition,
  work: JobWork,
  lease: Lease,
): Promise<void> {
  const { db } = work.database
  const end = await tryIt(job, definition, work)
  await lease.drop()
  if (end.is === 'interrupted') return releaseJob(db, job, {})
  if (end.is === 'failed') return releaseJob(db, job, laterBy(pauseAfter(job.failures), job, work))
  if (end.next) return releaseJob(db, job, { ...anew, ...lease.seen(), lane: end.next.goOnIn })
  const { everyMs, lane } = definition
  if (everyMs !== undefined) return releaseJob(db, job, { ...anew, dueAt: inMs(everyMs, work) })
  if (!(await removeJob(db, job))) await releaseJob(db, job, { ...anew, lane, dueAt: work.now() })
}

type End = { is: 'done'; next?: GoOn | undefined } | { is: 'interrupted' } | { is: 'failed' }

async function tryIt(job: JobRow, definition: JobDefinition, work: JobWork): Promise<End> {
  try {
    work.signal.throwIfAborted()
    if (job.interruptions > mostInterruptions) throw new InterruptedTooOften()
    return { is: 'done', next: (await definition.run(work)) ?? undefined }
  } catch (fault) {
    if (work.signal.aborted) return { is: 'interrupted' }
    work.log.warn({ err: fault, ...namesOf(job), failures: job.failures }, 'a job failed')
    return { is: (await judge(fault, definition, work)) === 'over' ? 'done' : 'failed' }
  }
}

async function judge(fault: unknown, definition: JobDefinition, work: JobWork) {
  try {
    return (await definition.failed?.(fault, work)) ?? 'again'
  } catch (err) {
    work.log.error({ err }, 'the end of a job could not be written')
    return 'again'
  }
}

const anew = { failures: 0, phase: null, progress: 0 }

const laterBy = (pauseMs: number, { failures }: JobRow, work: JobWork) => ({
  ...anew,
  failures: failures + 1,
  dueAt: inMs(pauseMs, work),
})

const inMs = (ms: number, { now }: JobWork) => new Date(now().getTime() + ms)

/** 2, 4, 8 seconds and so on, up to an hour. */
export function pauseAfter(failures: number): number {
  return Math.min(2_000 * 2 ** failures, 3_600_000)
}

const namesOf = ({ kind, subjectId, customerId }: JobRow) => ({ job: kind, subjectId, customerId })

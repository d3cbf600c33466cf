/** Runs the jobs of all features in this process, lane by lane, the customers of a lane in turn. */
import { createBell } from './bell'
import type { JobDefinition, JobSetting } from './job'
import { laneNames, lanes, placesOfCustomer, type Lane } from './lanes'
import { endLeases, insertRecurring, listLanesWithWork, takeJob, type JobRow } from './queries'
import { leaseMs, runJob, type RunningJob } from './runJob'
import { createCustomerTurns } from './customerTurns'

export interface JobOptions extends JobSetting {
  readonly definitions: readonly JobDefinition[]
  /** No other process shares this database. */
  readonly isAlone: boolean
}

export interface RunningJobs {
  /**
   * Stops the running jobs and returns them to the queue; one that does not stop within ten seconds
   * keeps its lease until it expires.
   */
  stop(): Promise<void>
}

const lookEveryMs = 1_000
const lookAfterFaultMs = 3_000
const longestStopMs = 10_000

export function startJobs({ definitions, isAlone, ...setting }: JobOptions): RunningJobs {
  const { database, services, log, now, newId } = setting
  const byId = new Map(definitions.map((definition) => [definition.id, definition]))
  const kinds = [...byId.keys()]
  const neverRepeating = kinds.filter((kind) => byId.get(kind)!.neverRepeats)
  const running = new Set<RunningJob>()
  const ending = new AbortController()
  const bell = createBell()
  const turns = createCustomerTurns()

  function cancel(kind: string, subjectIds: readonly string[]) {
    for (const each of running)
      if (each.job.kind === kind && subjectIds.includes(each.job.subjectId)) each.cancel()
  }

  const hasRoom = (lane: Lane) =>
    [...running].filter(({ job }) => job.lane === lane).length < lanes[lane]

  /** Those that have as many places of the lane as one of them may. */
  function satisfied(lane: Lane): string[] {
    const held = [...running].filter(({ job }) => job.lane === lane)
    const customers = held.flatMap(({ job: { customerId } }) => customerId ?? [])
    const placesOf = (customer: string) => customers.filter((each) => each === customer).length
    return [...new Set(customers)].filter((each) => placesOf(each) >= placesOfCustomer(lane))
  }

  function start(job: JobRow) {
    turns.taken(job)
    const each = runJob(job, byId.get(job.kind)!, setting, ending.signal)
    running.add(each)
    void each.ended.then(() => {
      running.delete(each)
      bell.ring()
    })
  }

  /** Returns whether there was a job to start. */
  async function startNext(): Promise<boolean> {
    if (!laneNames.some(hasRoom)) return false
    const waiting = await listLanesWithWork(database.db, { kinds, now: now() })
    for (const lane of waiting.filter(hasRoom)) {
      const held = { heldBy: newId(), leaseUntil: new Date(now().getTime() + leaseMs) }
      const customers = { served: turns.of(lane), satisfied: satisfied(lane) }
      const taking = { kinds, neverRepeating, now: now(), lane, ...customers, ...held }
      const job = await takeJob(database.db, taking)
      if (job) start(job)
      if (job) return true
    }
    return false
  }

  async function work() {
    let isPrepared = false
    while (!ending.signal.aborted) {
      try {
        if (!isPrepared) await prepare(definitions, isAlone, setting)
        isPrepared = true
        if (!(await startNext())) await bell.heard(lookEveryMs)
      } catch (err) {
        log.warn({ err }, 'the jobs cannot be looked for')
        await bell.heard(lookAfterFaultMs)
      }
    }
  }

  services.jobs.on('asked', bell.ring).on('cancelled', cancel)
  const working = work()
  return {
    async stop() {
      services.jobs.off('asked', bell.ring).off('cancelled', cancel)
      ending.abort()
      bell.ring()
      await working
      const ends = Promise.all([...running].map(({ ended }) => ended))
      await Promise.race([ends, after(longestStopMs)])
      for (const { job } of running) log.warn({ job: job.kind }, 'a job did not end in time')
    },
  }
}

async function prepare(
  definitions: readonly JobDefinition[],
  isAlone: boolean,
  { database: { db }, now }: JobSetting,
): Promise<void> {
  if (isAlone) await endLeases(db, now())
  for (const { id: kind, lane, everyMs } of definitions) {
    if (everyMs === undefined) continue
    const dueAt = new Date(now().getTime() + everyMs)
    await insertRecurring(db, { kind, lane, dueAt, subjectId: '', customerId: null })
  }
}

const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref())

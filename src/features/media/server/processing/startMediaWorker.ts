import { runLane } from './runLane'
import { sweep } from './sweep'
import { dropLeases, findUnattended, leaseMs } from './claim'
import { lanes } from '../jobs'
import type { MediaWorker } from './mediaWorker'

export interface RunningWorker {
  stop(): Promise<void>
}

const attendEveryMs = 5_000
const sweepEveryMs = 600_000

export interface WorkerOptions extends Omit<MediaWorker, 'signal'> {
  /** No other process shares this database: whatever is held was held by one that is dead. */
  isAlone: boolean
}

/** Processes what is queued until it is stopped; what a dead process held is taken over. */
export function startMediaWorker({ isAlone, ...parts }: WorkerOptions): RunningWorker {
  const ending = new AbortController()
  const worker: MediaWorker = { ...parts, signal: ending.signal }
  const attended = repeat(() => queueUnattended(worker, leaseMs), attendEveryMs, worker)
  const swept = repeat(() => sweep(worker), sweepEveryMs, worker)
  const lanesRunning = takeOver(worker, isAlone)
    .catch((fault: unknown) => worker.log.warn({ err: fault }, 'nothing was taken over'))
    .then(() => Promise.all(lanes.map((lane) => runLane(lane, worker))))
  return {
    async stop() {
      ending.abort()
      await Promise.all([lanesRunning, attended.stop(), swept.stop()])
    },
  }
}

async function takeOver(worker: MediaWorker, isAlone: boolean): Promise<void> {
  if (isAlone) await dropLeases(worker.database.db)
  await queueUnattended(worker, isAlone ? 0 : leaseMs)
}

function repeat(work: () => Promise<void>, everyMs: number, { log }: MediaWorker): RunningWorker {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = work().catch((fault: unknown) => log.warn({ err: fault }, 'will be tried again'))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** A process may die at any moment: holding an asset, or having taken its job and not yet the asset. */
async function queueUnattended(
  { database: { db }, jobs, now, log }: MediaWorker,
  quietMs: number,
): Promise<void> {
  const since = new Date(now().getTime() - quietMs)
  for (const { id, lane } of await findUnattended(db, now(), since)) {
    if (await jobs.isWaiting(lane, id)) continue
    await jobs.enqueue(db, lane, id)
    log.info({ assetId: id, lane }, 'processing goes on after an interruption')
    jobs.nudge(lane)
  }
}

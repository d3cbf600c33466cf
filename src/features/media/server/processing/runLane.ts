// One job after the other, at once when there is news, else looking twice a second.
import { interruptedTooOften } from '../ffmpeg/unusable'
import { encodeLadder } from './encodeLadder'
import { holdAsset } from './holdAsset'
import { prepareAsset } from './prepareAsset'
import { settleFault } from './settleFault'
import type { Lane } from '../jobs'
import type { Held } from './holdAsset'
import type { MediaWorker } from './mediaWorker'

const lookEveryMs = 500
const lookAfterFaultMs = 3_000
/** Tries that ended with the whole process: a file that brings it down must not do so for ever. */
const mostInterruptions = 10

const works: Record<Lane, (held: Held, worker: MediaWorker) => Promise<void>> = {
  prepare: prepareAsset,
  ladder: encodeLadder,
}

export async function runLane(lane: Lane, worker: MediaWorker): Promise<void> {
  const { jobs, log, signal } = worker
  const bell = createBell(signal)
  jobs.onNudge(lane, bell.ring)
  while (!signal.aborted) {
    try {
      const job = await jobs.take(lane)
      if (job) await runJob(lane, job, worker)
      else await bell.heard(lookEveryMs)
    } catch (fault) {
      log.warn({ err: fault, lane }, 'the queue does not answer')
      await bell.heard(lookAfterFaultMs)
    }
  }
}

async function runJob(
  lane: Lane,
  { jobId, assetId }: { jobId: string; assetId: string },
  worker: MediaWorker,
): Promise<void> {
  const { database, jobs, log, signal } = worker
  try {
    await holdAsset(worker, assetId, lane, async (held) => {
      try {
        if (held.asset.attempts > mostInterruptions) throw interruptedTooOften()
        await works[lane](held, worker)
      } catch (fault) {
        if (held.signal.aborted) throw fault
        await settleFault(fault, held, lane, worker)
      }
    })
    await jobs.done(lane, jobId)
  } catch (fault) {
    if (!signal.aborted) log.warn({ err: fault, assetId, lane }, 'a video is tried again')
    // The end of the process is no failure: the job waits for the next start.
    const giveBack = signal.aborted
      ? jobs.enqueue(database.db, lane, assetId).then(() => jobs.done(lane, jobId))
      : jobs.failed(lane, jobId, fault)
    await giveBack.catch((lost: unknown) => log.error({ err: lost }, 'a job was not given back'))
  }
}

function createBell(signal: AbortSignal) {
  let rung = false
  let wake: (() => void) | undefined
  const ring = () => {
    rung = true
    wake?.()
  }
  signal.addEventListener('abort', ring)
  return {
    ring,
    async heard(longestMs: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}

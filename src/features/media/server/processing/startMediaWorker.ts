import { runLane } from './runLane'
import { sweep } from './sweep'
import { takeLost } from './claim'
import { lanes } from '../jobs'
import type { MediaWorker } from './mediaWorker'

export interface RunningWorker {
  stop(): Promise<void>
}

const lookForLostMs = 5_000
const sweepEveryMs = 3_600_000

/** Processes what is queued until it is stopped; what a dead process held is taken over. */
export function startMediaWorker(parts: Omit<MediaWorker, 'signal'>): RunningWorker {
  const ending = new AbortController()
  const worker: MediaWorker = { ...parts, signal: ending.signal }
  const { log } = worker

  const inBackground = (work: (worker: MediaWorker) => Promise<void>, everyMs: number) => {
    let running = Promise.resolve()
    const run = () => {
      running = work(worker).catch((fault: unknown) =>
        log.warn({ err: fault }, 'will be tried again'),
      )
    }
    run()
    const timer = setInterval(run, everyMs)
    return async () => {
      clearInterval(timer)
      await running
    }
  }

  const stops = [inBackground(queueLost, lookForLostMs), inBackground(sweep, sweepEveryMs)]
  const running = lanes.map((lane) => runLane(lane, worker))
  return {
    async stop() {
      ending.abort()
      await Promise.all([...running, ...stops.map((stop) => stop())])
    },
  }
}

async function queueLost({ database, jobs, now, log }: MediaWorker): Promise<void> {
  const lost = await database.db.transaction().execute(async (db) => {
    const assets = await takeLost(db, now())
    for (const { id, lane } of assets) await jobs.enqueue(db, lane, id)
    return assets
  })
  if (lost.length > 0) log.info({ assets: lost.length }, 'processing goes on after an interruption')
  for (const { lane } of lost) jobs.nudge(lane)
}

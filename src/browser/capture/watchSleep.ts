import { ownScriptUrl } from '../trustedTypes'
import { createSleepJudge } from './sleepTick'
import address from './sleepTick.worker?worker&url'

export interface SleepWatch {
  /** Each second, in a hidden page too: the time in ms. */
  onTick?: (now: number) => void
  /** The computer slept: for how many ms. */
  onSlept: (sleptMs: number) => void
}

/** The returned function ends it. */
export function watchSleep({ onTick, onSlept }: SleepWatch): () => void {
  const worker = new Worker(ownScriptUrl(address), { type: 'module' })
  const sleptMs = createSleepJudge()
  worker.addEventListener('message', ({ data: now }: MessageEvent<number>) => {
    const slept = sleptMs(now)
    if (slept > 0) onSlept(slept)
    onTick?.(now)
  })
  return () => worker.terminate()
}

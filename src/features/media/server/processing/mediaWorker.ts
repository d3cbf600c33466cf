import type { JobSetting, JobWork } from '../../../../server/jobs/job'
import type { Storage } from '../../../../server/storage/storage'
import type { Programs } from '../ffmpeg/probe'
import type { AssetPhase } from '../../asset'
import type { Asset } from '../queries'
import type { MeasuredFiles } from './measuredFiles'

/** What the processing steps need. */
export interface MediaWorker extends Pick<JobSetting, 'database' | 'log' | 'now'> {
  storage: Storage
  programs: Programs
  measured: MeasuredFiles
  scanCommand: string | undefined
}

/** An asset that no other process is working on. */
export interface Held extends Pick<JobWork, 'signal'> {
  asset: Asset
  report(phase: AssetPhase, progress: number): void
}

export function mediaWorkerOf({ database, log, now, services }: JobSetting): MediaWorker {
  const { storage, programs, measured, scanCommand } = services.media
  return { database, log, now, storage, programs, measured, scanCommand }
}

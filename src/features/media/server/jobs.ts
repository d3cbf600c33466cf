// The background jobs of media.
import { defineJob } from '../../../server/jobs/job'
import { encodeLadder } from './processing/encodeLadder'
import { findUnfinished } from './processing/findUnfinished'
import { mediaWorkerOf } from './processing/mediaWorker'
import { prepareAsset } from './processing/prepareAsset'
import { settleFault } from './processing/settleFault'
import { sweep } from './processing/sweep'
import { processing } from './queries'

/** Processes an uploaded file until it can be watched, then encodes its further qualities. */
export const processAsset = defineJob({
  id: processing,
  lane: 'prepare',
  async run(work) {
    const asset = await findUnfinished(work.database.db, work.subjectId, work.now())
    if (!asset) return undefined
    const process = work.lane === 'ladder' ? encodeLadder : prepareAsset
    return process({ asset, signal: work.signal, report: work.report }, mediaWorkerOf(work))
  },
  failed: (fault, work) => settleFault(fault, work, mediaWorkerOf(work)),
})

const sweepUploads = defineJob({
  id: 'media.sweep',
  lane: 'upkeep',
  everyMs: 600_000,
  run: (work) => sweep(mediaWorkerOf(work)),
})

export const mediaJobs = [processAsset, sweepUploads]

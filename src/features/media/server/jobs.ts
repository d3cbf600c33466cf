// The background jobs of media.
import { defineJob, type GoOn } from '../../../server/jobs/job'
import type { Db } from '../../../server/database/tables'
import type { Lane } from '../../../server/jobs/lanes'
import { countMade } from './processing/countMade'
import { encodeLadder } from './processing/encodeLadder'
import { examineAsset } from './processing/examineAsset'
import { findUnfinished } from './processing/findUnfinished'
import { mediaWorkerOf, type Held, type MediaWorker } from './processing/mediaWorker'
import { prepareAsset } from './processing/prepareAsset'
import { prepareFile } from './processing/prepareFile'
import { settleFault } from './processing/settleFault'
import { sweep } from './processing/sweep'
import { processing, type Asset } from './queries'

declare module '../../../server/services' {
  interface Services {
    /** Told after each step in which something was made of a film; may be told twice. */
    filmMade(db: Db, assetId: string): Promise<void>
  }
}

/** Processes an uploaded file until it can be watched, then encodes its further qualities. */
export const processAsset = defineJob({
  id: processing,
  lane: 'prepare',
  async run(work) {
    const asset = await findUnfinished(work.database.db, work.subjectId, work.now())
    if (!asset) return undefined
    const held = { asset, signal: work.signal, report: work.report }
    const worker = mediaWorkerOf(work)
    if (asset.purpose === 'file') {
      await prepareFile(held, worker, work.services.examineFile)
      return countMade(asset, worker)
    }
    const next = await stepOf(asset, work.lane)(held, worker)
    await countMade(asset, worker)
    await work.services.filmMade(work.database.db, asset.id)
    return next
  },
  failed: (fault, work) => settleFault(fault, work, mediaWorkerOf(work)),
})

type Step = (held: Held, worker: MediaWorker) => Promise<GoOn | void>

/** A film that was trimmed begins anew, in whichever lane it was. */
function stepOf({ state, qaFlags }: Asset, lane: Lane): Step {
  if (state === 'uploading' || state === 'uploaded') return prepareAsset
  if (lane === 'prepare' && state !== 'ready') return prepareAsset
  return qaFlags === null ? examineAsset : encodeLadder
}

const sweepUploads = defineJob({
  id: 'media.sweep',
  lane: 'upkeep',
  everyMs: 600_000,
  run: (work) => sweep(mediaWorkerOf(work)),
})

/** Where an asset's processing begins. */
export const laneOf = ({ purpose }: Pick<Asset, 'purpose'>): Lane =>
  purpose === 'file' ? 'file' : processAsset.lane

export const mediaJobs = [processAsset, sweepUploads]

import { sql } from 'kysely'
import type { AssetPhase, Idle } from '../asset'
import type { Db } from '../../../server/database/tables'
import { processing } from './queries'

/** Who only waits is told so: their lane may be full, or a fault is tried again later. */
const phase = sql<AssetPhase | Idle | null>`case
  when job.held_by is not null then job.phase
  when job.failures > 0 then 'again'
  when job.subject_id is not null then 'waiting'
end`

/** The asset columns that another feature shows; join by `media.assetId`. */
export function mediaRows(db: Db) {
  return db
    .selectFrom('mediaAssets as asset')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.subjectId', '=', 'asset.id').on('job.kind', '=', processing),
    )
    .select(phase.as('phase'))
    .select([
      'asset.id as assetId',
      'asset.customerId',
      'asset.name',
      'asset.state as assetState',
      'job.progress',
      'asset.failReason',
      'asset.failMessage',
      'asset.bytes',
      'asset.mime',
      'asset.durationMs',
      'asset.width',
      'asset.height',
      'asset.renditions',
      'asset.addressRev',
      'asset.source',
      'asset.cutInMs',
      'asset.cutOutMs',
      'asset.leadMs',
      'asset.lufs',
      'asset.truePeakDb',
      'asset.silenceRatio',
      'asset.blackRatio',
      'asset.longestSilenceMs',
      'asset.longestBlackMs',
      'asset.qaFlags',
      'asset.takeFlags',
      'upload.id as uploadId',
      'upload.state as uploadState',
      'upload.sentBytes',
      'upload.sentAt',
    ])
}

import type { Db } from '../../../server/database/tables'
import { processing } from './queries'

/** The asset columns that another feature shows; join by `media.assetId`. */
export function mediaRows(db: Db) {
  return db
    .selectFrom('mediaAssets as asset')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.subjectId', '=', 'asset.id').on('job.kind', '=', processing),
    )
    .select([
      'asset.id as assetId',
      'asset.customerId',
      'asset.name',
      'asset.state as assetState',
      'job.phase',
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

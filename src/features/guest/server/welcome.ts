import type { Guest } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { mediaRows } from '../../media/server'

/** The film that welcomes guests, once it plays. */
export const findWelcomeFilm = (db: Db, { customerId, requestId }: Guest) =>
  db
    .selectFrom('crowdRequests as request')
    .innerJoin('footageClips as clip', 'clip.id', 'request.welcomeClipId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'clip.assetId')
    .select(['media.durationMs', 'media.renditions', 'media.addressRev'])
    .where('request.id', '=', requestId)
    .where('clip.customerId', '=', customerId)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .where('media.assetState', 'in', ['playable', 'ready'])
    .executeTakeFirst()

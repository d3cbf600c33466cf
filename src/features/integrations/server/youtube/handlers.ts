// The answers to the calls about YouTube that change nothing there.
import {
  publishToYoutube,
  type GetYoutubeProgramRequest,
  type YoutubeProgram,
} from '../../../../../generated/facts/features/integrations'
import type { Context, Handler } from '../../../../server/context'
import { failure, notFound } from '../../../../server/errors'
import { mayUse } from '../../../../session/server'
import { isOnAir } from '../../../programs/server'
import { beginConnecting, endConnection, presentConnection } from '../connecting'
import { findConnection } from '../connections'
import { presentUploads } from './presentUploads'

export const getYoutube: Handler<'getYoutube'> = async (_, context) => {
  const { db, member, services } = context
  const found = await findConnection(db, member, 'youtube')
  return {
    connection: presentConnection('youtube', found, context),
    maySend: mayUse(publishToYoutube.id, member, services.session),
  }
}

export const connectYoutube: Handler<'connectYoutube'> = async (_, context) =>
  beginConnecting('youtube', context)

export const disconnectYoutube: Handler<'disconnectYoutube'> = (_, context) =>
  endConnection('youtube', context)

export const listYoutubeUploads: Handler<'listYoutubeUploads'> = (_, context) =>
  presentUploads(context)

/** Campaign managers send all programs on air, creators their own. */
export async function findSendable(programId: string, { db, member, rows, now }: Context) {
  const found = await db
    .selectFrom('programs')
    .innerJoin('programVersions as version', 'version.id', 'programs.publishedVersionId')
    .leftJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .select(['programs.id', 'programs.title', 'programs.description'])
    .select(['version.id as versionId', 'version.versionNo', 'version.durationMs', 'asset.bytes'])
    .where('programs.customerId', '=', member.customerId)
    .where('programs.id', '=', programId)
    .where(isOnAir(now))
    .$if(rows !== 'customer', (own) => own.where('programs.ownerUserId', '=', member.userId))
    .executeTakeFirst()
  if (!found) throw notFound('program')
  if (found.bytes === null) throw failure('mediaNotThere')
  return { ...found, bytes: Number(found.bytes) }
}

export async function getYoutubeProgram(
  { programId }: GetYoutubeProgramRequest,
  context: Context,
): Promise<YoutubeProgram> {
  const found = await findSendable(programId, context)
  const there = await context.db
    .selectFrom('youtubeUploads as upload')
    .innerJoin('integrationConnections as connection', 'connection.id', 'upload.connectionId')
    .select('upload.id')
    .where('connection.userId', '=', context.member.userId)
    .where('upload.versionId', '=', found.versionId)
    .where('upload.state', '<>', 'failed')
    .executeTakeFirst()
  const { title, description, versionNo, durationMs, bytes } = found
  return {
    programId,
    title,
    description: description ?? '',
    versionNo,
    durationMs,
    bytes,
    isThere: there !== undefined,
  }
}

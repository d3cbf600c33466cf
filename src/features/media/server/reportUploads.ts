import { sql } from 'kysely'
import type { ReportUploadsRequest } from '../../../../generated/facts/features/media'
import type { Context } from '../../../server/context'

/** Ignores uploads that are not the caller's or no longer open. */
export async function reportUploads(
  { uploads, isLeft = false }: ReportUploadsRequest,
  { db, member: { customerId, userId }, now }: Context,
): Promise<Record<string, never>> {
  for (const { uploadId, sentBytes } of uploads) {
    await db
      .updateTable('mediaUploads')
      .set({
        sentBytes: sql<number>`least(${sentBytes}::bigint, bytes)`,
        sentAt: isLeft ? null : now,
      })
      .where('customerId', '=', customerId)
      .where('ownerUserId', '=', userId)
      .where('id', '=', uploadId)
      .where('state', '=', 'open')
      .execute()
  }
  return {}
}

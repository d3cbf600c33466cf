import type { Context } from '../../../server/context'
import { sql } from 'kysely'

interface OnPage {
  readonly pageId: string
  readonly programId: string
}

type Taking = Pick<Context, 'db' | 'now'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}

/** A page that shows nothing else is closed. What visitors hold opens nothing of it any more. */
export async function takeOffPage(
  { pageId, programId }: OnPage,
  { db, now, member }: Taking,
): Promise<void> {
  const items = await db
    .selectFrom('shareItems')
    .select('programId')
    .where('customerId', '=', member.customerId)
    .where('pageId', '=', pageId)
    .forUpdate()
    .execute()
  if (!items.some((item) => item.programId === programId)) return
  const isOnly = items.length === 1
  if (!isOnly)
    await db
      .deleteFrom('shareItems')
      .where('pageId', '=', pageId)
      .where('programId', '=', programId)
      .execute()
  await db
    .updateTable('sharePages')
    .set({
      ...(isOnly && { disabledAt: now }),
      grantNo: sql`grant_no + 1`,
      updatedAt: now,
      updatedBy: member.userId ?? null,
      rev: sql`rev + 1` as never,
    })
    .where('id', '=', pageId)
    .execute()
}

import { sql } from 'kysely'
import type { SetViewedRequest, SetViewedResponse } from '../../../../generated/facts/features/home'
import { selectedIds, type Selection } from '../../../screens/server'
import type { Context, Handler } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { inboxOf, isViewed } from './inbox'
import { inbox } from './inboxList'
import { settleWatched } from './settleWatched'

interface Marked {
  readonly changed: string[]
  readonly refused: { id: string; code: string }[]
}

/** By hand. What is not in their inbox, and what has to be watched, is refused. */
async function mark(ids: readonly string[], viewed: boolean, context: Context): Promise<Marked> {
  const rows = await findInInbox(ids, context)
  const allowed = rows.filter(({ isRequired }) => !isRequired)
  const others = allowed.filter((row) => row.isViewed !== viewed)
  if (others.length > 0) {
    await (viewed ? view : unview)(others, context)
    if (viewed)
      await settleWatched(
        others.map(({ id }) => id),
        context,
      )
    tellAfterwards(context, { topic: 'inbox', to: { userIds: [context.member.userId] } })
  }
  const [found, changed] = [rows, allowed].map((some) => new Set(some.map(({ id }) => id)))
  return {
    changed: ids.filter((id) => changed!.has(id)),
    refused: ids
      .filter((id) => !changed!.has(id))
      .map((id) => ({ id, code: found!.has(id) ? 'forbidden' : 'notFound' })),
  }
}

const findInInbox = (ids: readonly string[], { db, member, now }: Context) =>
  inboxOf(db, { customerId: member.customerId, userId: member.userId, now })
    .innerJoin('programVersions as version', 'version.id', 'programs.publishedVersionId')
    .select(['programs.id', 'version.versionNo', 'item.isRequired', isViewed.as('isViewed')])
    .where(sql<boolean>`programs.id = any(${[...ids]}::text[])`)
    .execute()

interface Seen {
  readonly id: string
  readonly versionNo: number
}

async function view(rows: readonly Seen[], { db, member, now }: Context): Promise<void> {
  await db
    .insertInto('viewings')
    .values(
      rows.map(({ id, versionNo }) => ({
        userId: member.userId,
        customerId: member.customerId,
        programId: id,
        versionNo,
        viewedVersionNo: versionNo,
        openedAt: now,
        completedAt: now,
        completedBy: 'manual' as const,
      })),
    )
    .onConflict((known) =>
      known.columns(['userId', 'programId']).doUpdateSet({
        viewedVersionNo: sql`excluded.viewed_version_no`,
        completedAt: now,
        completedBy: 'manual',
      }),
    )
    .execute()
}

/** What was watched to its end is watched anew; what was only marked goes on where it was. */
async function unview(rows: readonly Seen[], { db, member }: Context): Promise<void> {
  const wasMarked = sql`viewings.completed_by = 'manual'`
  await db
    .updateTable('viewings')
    .set({
      viewedVersionNo: null,
      completedAt: null,
      completedBy: null,
      coverage: sql`case when ${wasMarked} then coverage else '' end`,
      positionMs: sql`case when ${wasMarked} then position_ms else 0 end`,
    })
    .where('userId', '=', member.userId)
    .where(
      'programId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
}

export async function setViewed(
  { programIds, viewed }: SetViewedRequest,
  context: Context,
): Promise<SetViewedResponse> {
  const { changed, refused } = await mark([...new Set(programIds)], viewed, context)
  return { changed, refused: refused.map(({ id }) => id) }
}

const marking = (viewed: boolean) =>
  (async ({ selection }: { selection: Selection }, context: Context) =>
    mark(await selectedIds(inbox, selection, context), viewed, context)) as unknown

export const markViewed = marking(true) as Handler<'markViewed'>
export const markNotViewed = marking(false) as Handler<'markNotViewed'>

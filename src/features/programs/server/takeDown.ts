// Takes out of programs what may not be shown any more, whoever they belong to.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { outdateAddresses, releaseAsset } from '../../media/server'
import { stateOnceChanged } from '../programRow'
import { programAfter } from '../programStates'
import { withoutMedia } from '../timeline'
import { measured } from './keepTimeline'
import { lockProgram } from './moveProgram'

/** Nobody: time did it. */
type Taking = Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}

const changedBy = ({ now, member }: Taking) => ({
  updatedAt: now,
  updatedBy: member.userId ?? null,
  rev: sql`rev + 1` as never,
})

/** Of how it is built now; whoever builds it is told that it was changed meanwhile. */
export async function takeOutOfDraft(
  programId: string,
  assetIds: readonly string[],
  taking: Taking,
): Promise<void> {
  const { db, now, member } = taking
  const { timeline: before, timelineRev, state } = await lockProgram(programId, db)
  const timeline = withoutMedia(before, assetIds)
  await db
    .updateTable('programs')
    .set({
      timeline: JSON.stringify(timeline),
      timelineRev: timelineRev + 1,
      state: stateOnceChanged(state),
      hasChanges: true,
      ...measured(timeline),
      ...changedBy(taking),
    })
    .where('id', '=', programId)
    .execute()
  const gone = await db
    .deleteFrom('programMedia')
    .where('programId', '=', programId)
    .where('assetId', 'in', [...assetIds])
    .returning('assetId')
    .execute()
  for (const { assetId } of gone) await releaseAsset(db, member.customerId, assetId, now)
}

/** Whoever was watching is stopped by the next look at its film. */
export async function takeOffAir(programId: string, taking: Taking): Promise<void> {
  const { db } = taking
  const { state, publishedVersionId } = await lockProgram(programId, db)
  const next = programAfter(state, 'unpublished')
  if (next === undefined || publishedVersionId === null) return
  await db
    .updateTable('programs')
    .set({ state: next, ...changedBy(taking) })
    .where('id', '=', programId)
    .execute()
  const film = await filmOf(publishedVersionId, taking)
  if (film !== null) await outdateAddresses([film], taking)
  tellAfterwards(taking, { topic: 'inbox', to: 'all' })
}

/** What the version says stays; nobody can watch it any more. Not of one that is on air. */
export async function eraseFilmOfVersion(versionId: string, taking: Taking): Promise<void> {
  const { db, now, member } = taking
  const film = await filmOf(versionId, taking)
  if (film === null) return
  await db
    .updateTable('programVersions')
    .set({ assetId: null })
    .where('id', '=', versionId)
    .execute()
  await outdateAddresses([film], taking)
  await releaseAsset(db, member.customerId, film, now)
}

async function filmOf(versionId: string, { db, member }: Taking): Promise<string | null> {
  const version = await db
    .selectFrom('programVersions')
    .select('assetId')
    .where('customerId', '=', member.customerId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return version?.assetId ?? null
}

/** For good; programs that show it are told of on their own. */
export async function eraseBumper(bumperId: string, { db, now, member }: Taking): Promise<void> {
  const gone = await db
    .deleteFrom('bumpers')
    .where('customerId', '=', member.customerId)
    .where('id', '=', bumperId)
    .returning('assetId')
    .executeTakeFirst()
  if (gone) await releaseAsset(db, member.customerId, gone.assetId, now)
}

/** Programs are shown in lists by a picture of what they show. */
export async function forgetPosters(
  assetIds: readonly string[],
  { db, member }: Taking,
): Promise<void> {
  if (assetIds.length === 0) return
  await db
    .updateTable('programs')
    .set({ posterAssetId: null })
    .where('customerId', '=', member.customerId)
    .where('posterAssetId', 'in', [...assetIds])
    .execute()
}

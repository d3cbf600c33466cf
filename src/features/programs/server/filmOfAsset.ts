// A film that somebody else made for the customer: it becomes a version once it can be watched.
import type { Context } from '../../../server/context'
import { emptyTimeline } from '../emptyTimeline'

interface MadeFilm {
  readonly customerId: string
  /** Null: of a program of its own. */
  readonly programId: string | null
  readonly title: string
  readonly ownerUserId: string
  readonly assetId: string
}

export async function filmOfAsset(
  { programId: known, title, ...film }: MadeFilm,
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
): Promise<{ programId: string; versionId: string }> {
  const { customerId, ownerUserId, assetId } = film
  const programId = known ?? newId()
  if (known === null)
    await db
      .insertInto('programs')
      .values({
        id: programId,
        customerId,
        ownerUserId,
        title,
        kind: 'imported',
        timeline: JSON.stringify(emptyTimeline('16:9')),
        hasChanges: false,
        createdBy: ownerUserId,
        createdAt: now,
        updatedBy: ownerUserId,
        updatedAt: now,
      })
      .execute()
  const versionId = newId()
  await db
    .insertInto('programFilms')
    .values({ id: versionId, customerId, programId, assetId, sentBy: ownerUserId, sentAt: now })
    .execute()
  return { programId, versionId }
}

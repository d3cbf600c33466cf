/** Inserts consent forms and what people agreed to. */
import { ulid } from 'ulid'
import { textHashOf } from '../../src/features/consent/server'
import type { Timeline } from '../../src/features/programs/timeline'
import type { Db, NewRowOf } from '../../src/server/database/tables'
import { insertClip } from './clips'
import type { TestMember } from './people'
import { aBlock, aTimeline } from './timelines'
import { aProgram } from './work'

type Who = Pick<TestMember, 'userId' | 'customerId'>

const day = new Date('2026-02-01T00:00:00Z')
const words = 'You may film me.'

/** Active unless it is said otherwise. */
export async function aConsentForm(
  db: Db,
  { customerId, userId }: Who,
  {
    name = 'Film release',
    texts = { en: words },
    isActive = true,
  }: { name?: string; texts?: Readonly<Record<string, string>>; isActive?: boolean } = {},
): Promise<string> {
  const id = ulid()
  await db
    .insertInto('consentForms')
    .values({ id, customerId, name, createdBy: userId, createdAt: day, updatedAt: day })
    .execute()
  await db
    .insertInto('consentVersions')
    .values({
      customerId,
      formId: id,
      version: 1,
      texts: JSON.stringify(texts),
      activeFrom: isActive ? day : null,
      createdAt: day,
    })
    .execute()
  return id
}

/** Of a guest whose submission is known by its id alone. */
export async function aConsent(
  db: Db,
  { customerId }: Who,
  { formId, ...change }: Partial<NewRowOf<'consents'>> & { formId: string },
): Promise<{ consentId: string; submissionId: string }> {
  const [id, submissionId] = [ulid(), change.submissionId ?? ulid()]
  await db
    .insertInto('consents')
    .values({
      id,
      customerId,
      submissionId,
      requestId: ulid(),
      requestTitle: 'Tell us',
      formId,
      version: 1,
      language: 'en',
      textHash: textHashOf(words),
      name: 'Dana Whitfield',
      givenAt: day,
      updatedAt: day,
      ...change,
    })
    .execute()
  return { consentId: id, submissionId }
}

/** A clip of whoever gave the consent, with its film. */
export async function aGuestClip(
  db: Db,
  who: Who,
  consentId: string,
  title = 'An answer',
): Promise<{ clipId: string; assetId: string }> {
  const clipId = await insertClip(db, who, { title })
  const { assetId } = await db
    .updateTable('footageClips')
    .set({ consentId })
    .where('id', '=', clipId)
    .returning('assetId')
    .executeTakeFirstOrThrow()
  return { clipId, assetId }
}

/** A timeline that shows these films, one after the other. */
export const showing = (...films: readonly string[]): Timeline =>
  aTimeline(
    films.map((assetId, at) =>
      aBlock(`b${at}`, { media: { type: 'clip', id: `clip-${assetId}`, assetId } }),
    ),
  )

/** A program that is built of these films now. */
export async function aDraftOf(
  db: Db,
  who: Who,
  films: readonly string[],
  title = 'A draft',
): Promise<string> {
  const programId = await aProgram(db, who, {
    title,
    timeline: JSON.stringify(showing(...films)),
    posterAssetId: films[0] ?? null,
  })
  for (const assetId of new Set(films))
    await db
      .insertInto('programMedia')
      .values({
        customerId: who.customerId,
        programId,
        assetId,
        type: 'clip',
        mediaId: `clip-${assetId}`,
      })
      .execute()
  return programId
}

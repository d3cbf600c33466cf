// Clips of guests who withdrew their consent: in no list and without an address, until they are erased.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { outdateAddresses, releaseAsset, stopProcessing } from '../../media/server'
import { stopMakings } from './makeCaptions'
import { assetsOfClips } from './versionRows'

type Setting = Pick<Context, 'db' | 'now' | 'services' | 'afterCommit'> & {
  readonly member: Pick<Context['member'], 'customerId'>
}

export interface Withdrawal {
  readonly consentId: string
  /** Of whoever gave the consent. */
  readonly name: string
}

/** At once, and for good. */
export async function quarantineClips(
  { consentId, name }: Withdrawal,
  setting: Setting,
): Promise<void> {
  const { db, now, member } = setting
  const clips = await db
    .updateTable('footageClips')
    .set(({ eb }) => ({ withdrawnBy: name, updatedAt: now, rev: eb('rev', '+', 1) }))
    .where('customerId', '=', member.customerId)
    .where('consentId', '=', consentId)
    .returning('id')
    .execute()
  if (clips.length === 0) return
  for (const { id } of clips) await stopMakings({ clipId: id }, setting)
  const films = await assetsOfClips(
    db,
    clips.map(({ id }) => id),
  )
  await outdateAddresses(films, setting)
  await stopProcessing(films, setting)
}

/**
 * Who withdrew consent to a clip that shows one of these films, or showed it. The clips of guests stay as they are until
 * the transaction is over: whoever withdraws waits for it, or it waits and sees that.
 */
export async function withdrawnAmong(
  db: Db,
  customerId: string,
  assetIds: readonly string[],
): Promise<string | undefined> {
  if (assetIds.length === 0) return undefined
  const clips = await db
    .selectFrom('footageClips as clip')
    .select('clip.withdrawnBy')
    .where('clip.customerId', '=', customerId)
    .where('clip.consentId', 'is not', null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('clip.assetId', 'in', [...assetIds]),
        exists(
          selectFrom('footageClipVersions as version')
            .select('version.clipId')
            .whereRef('version.clipId', '=', 'clip.id')
            .where('version.assetId', 'in', [...assetIds]),
        ),
      ]),
    )
    .orderBy('clip.id')
    .forShare()
    .execute()
  return clips.find(({ withdrawnBy }) => withdrawnBy !== null)?.withdrawnBy ?? undefined
}

/** Those of these films that show somebody who withdrew consent. */
export async function withdrawnFilms(
  assetIds: readonly string[],
  { db, member }: { readonly db: Db; readonly member: { readonly customerId: string } },
): Promise<ReadonlySet<string>> {
  if (assetIds.length === 0) return new Set()
  const clips = await db
    .selectFrom('footageClips as clip')
    .leftJoin('footageClipVersions as version', 'version.clipId', 'clip.id')
    .select(['clip.assetId', 'version.assetId as versionAssetId'])
    .where('clip.customerId', '=', member.customerId)
    .where('clip.withdrawnBy', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('clip.assetId', 'in', [...assetIds]), eb('version.assetId', 'in', [...assetIds])]),
    )
    .execute()
  const found = new Set(clips.flatMap((clip) => [clip.assetId, clip.versionAssetId]))
  return new Set(assetIds.filter((id) => found.has(id)))
}

/** Of a row of this alias that shows a film: no guest withdrew consent to it. */
export const isConsented = (shows: string) => sql<boolean>`not exists (
  select from footage_clips clip where clip.customer_id = ${sql.ref(`${shows}.customerId`)}
    and clip.withdrawn_by is not null and (clip.asset_id = ${sql.ref(`${shows}.assetId`)} or exists (
      select from footage_clip_versions version
      where version.clip_id = clip.id and version.asset_id = ${sql.ref(`${shows}.assetId`)})))`

/** The clips that stand on a consent. */
export async function clipsOfConsent(
  db: Db,
  customerId: string,
  consentId: string,
): Promise<readonly string[]> {
  const clips = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .where('consentId', '=', consentId)
    .execute()
  return clips.map(({ id }) => id)
}

/** Every film of these. */
export async function filmsOfConsent(
  db: Db,
  customerId: string,
  consentId: string,
): Promise<readonly string[]> {
  const clipIds = await clipsOfConsent(db, customerId, consentId)
  return clipIds.length === 0 ? [] : assetsOfClips(db, [...clipIds])
}

/** For good, with all of their films. */
export async function eraseClipsOf(consentId: string, { db, now, member }: Setting): Promise<void> {
  const { customerId } = member
  const films = await filmsOfConsent(db, customerId, consentId)
  await db
    .deleteFrom('footageClips')
    .where('customerId', '=', customerId)
    .where('consentId', '=', consentId)
    .execute()
  for (const film of films) await releaseAsset(db, customerId, film, now)
}

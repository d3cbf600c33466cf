import { sql, type RawBuilder } from 'kysely'
import { updateClip } from '../../../../generated/facts/features/footage'
import { rolesFor } from '../../../access/ownRole'
import { rowScopeOf } from '../../../access/rowScope'
import { defineList, keyed, namesIn, referring, through } from '../../../screens/server'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import type { Orientation } from '../../media/asset'
import { retakeCodes } from '../../media/quality'
import { actsWith, mayEditClip, type ClipState } from '../clip'
import { presentClip } from './clipView'
import { clipRows, loadClips, type ClipRow } from './queries'

declare module '../../../server/database/tables' {
  interface Database {
    /** A view of the names of all users and contacts. */
    footagePeople: { id: string; name: string }
  }
}

/** As clipStandingOf says it. */
const state: RawBuilder<ClipState> = sql`case
  when media.asset_state = 'uploading' and media.upload_state in ('expired', 'aborted') then 'failed'
  when media.asset_state = 'uploading' and media.upload_state = 'open' then 'uploading'
  when media.asset_state in ('uploading', 'uploaded', 'probing') then 'processing'
  else media.asset_state end`

/** As advisesRetake says it. */
const isToCheck = sql<boolean>`exists (
  select from jsonb_array_elements(coalesce(media.qa_flags, '[]')) flag
  where flag->>'code' = any(${[...retakeCodes]}::text[]))`

/** As orientationOf says it. */
const orientation: RawBuilder<Orientation | null> = sql`case
  when media.width = media.height then 'square'
  when media.width > media.height then 'landscape'
  when media.width < media.height then 'portrait' end`

/** What is said in it, in all languages. */
const said = sql<string>`coalesce(
  (select string_agg(words_key, ' ') from captions where captions.film_id = clip.id), '')`

export const clips = defineList('listClips', {
  rows: (db: Db, { member }: Context) => clipRows(db, member),
  id: 'clip.id',
  search: sql`clip.search_key || ' ' || owner.name_key || ' ' || ${said}`,
  trash: 'clip.deletedAt',
  fields: {
    title: keyed('clip.titleKey', 'clip.title'),
    owner: referring('clip.ownerUserId', { sort: 'owner.nameKey', names: namesIn('users') }),
    isMine: sql<boolean>`(clip.owner_user_id = me.id)`,
    isToCheck,
    state,
    createdAt: 'clip.createdAt',
    tags: 'clip.tags',
    people: through('footageClipPeople', 'clipId', 'personId', namesIn('footagePeople')),
    shotType: referring('clip.shotTypeId', {
      sort: 'shot.nameKey',
      names: namesIn('shotTypes'),
    }),
    language: 'clip.language',
    rating: 'clip.rating',
    visibility: 'clip.visibility',
    rightsExpireAt: 'clip.rightsExpireAt',
    source: 'media.source',
    durationMs: 'media.durationMs',
    // Unknown as long as it grows.
    bytes: sql`coalesce(media.bytes, 0)`,
    orientation,
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, { member }) => loadClips(db, member.customerId, ids),
  present: presentClip,
  may: (member, row) =>
    actsWith({
      mayChange: mayChange(member, row),
      isTrashed: row.deletedAt !== null,
      assetState: row.assetState,
      failReason: row.failReason ?? undefined,
      uploadState: row.uploadState ?? undefined,
    }),
})

export function mayChange(member: Member, row: Pick<ClipRow, 'ownerUserId'>): boolean {
  const rows = rowScopeOf(updateClip, rolesFor(updateClip.id, member.held))
  return mayEditClip(rows, member, row)
}

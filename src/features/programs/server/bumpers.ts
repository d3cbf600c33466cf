import { sql } from 'kysely'
import { defineList, keyed, namesIn, through } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { clipOfFilm, isConsented } from '../../footage/server'
import { mediaRows, presentMedia } from '../../media/server'
import { actsWithBumper } from '../bumper'

const bumperRows = (db: Db, customerId: string) =>
  db
    .selectFrom('bumpers as bumper')
    .innerJoin(mediaRows(db).as('media'), (join) =>
      join
        .onRef('media.assetId', '=', 'bumper.assetId')
        .onRef('media.customerId', '=', 'bumper.customerId'),
    )
    .where('bumper.customerId', '=', customerId)
    .where(isConsented('bumper'))

export const bumpers = defineList('listBumpers', {
  rows: (db: Db, { member }: Context) => bumperRows(db, member.customerId),
  id: 'bumper.id',
  search: 'bumper.titleKey',
  trash: 'bumper.deletedAt',
  fields: {
    title: keyed('bumper.titleKey', 'bumper.title'),
    kind: 'bumper.kind',
    aspect: 'bumper.aspect',
    state: 'bumper.state',
    isDefault: 'bumper.isDefault',
    industryTypes: through(
      'bumperIndustryTypes',
      'bumperId',
      'industryTypeId',
      namesIn('industryTypes'),
    ),
    createdAt: 'bumper.createdAt',
    durationMs: sql`coalesce(media.duration_ms, 0)`,
  },
  order: { field: 'title', desc: false },
  async load(db: Db, ids, { member }) {
    const rows = await bumperRows(db, member.customerId)
      .innerJoin('mediaAssets as asset', 'asset.id', 'bumper.assetId')
      .leftJoin('footageClips as clip', (join) => join.on('clip.id', '=', clipOfFilm('asset')))
      .selectAll('media')
      .selectAll('bumper')
      .select(['clip.id as clipId', 'clip.title as clipTitle'])
      .where('bumper.id', 'in', [...ids])
      .execute()
    const types = await typesOf(db, ids)
    return rows.map((row) => ({
      ...row,
      industryTypes: types.filter(({ bumperId }) => bumperId === row.id),
    }))
  },
  present(row, context) {
    const { posterUrl, spriteUrl, sources, leadMs } = presentMedia(row, context)
    return {
      clip: row.clipId === null ? undefined : { id: row.clipId, name: row.clipTitle ?? '' },
      durationMs: row.durationMs ?? 0,
      industryTypes: row.industryTypes.map(({ id, name }) => ({ id, name })),
      posterUrl,
      spriteUrl,
      sources,
      leadMs,
    }
  },
  may: (member, { state, isDefault, deletedAt }) =>
    member.roles.includes('cm')
      ? actsWithBumper({ state, isDefault, isTrashed: deletedAt !== null })
      : [],
})

const typesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('bumperIndustryTypes as chosen')
    .innerJoin('industryTypes as type', 'type.id', 'chosen.industryTypeId')
    .select(['chosen.bumperId', 'type.id', 'type.name'])
    .where('chosen.bumperId', 'in', [...ids])
    .orderBy('type.nameKey')
    .execute()

/** Clips that can be watched, of which bumpers may be made. */
export const playableClips = (db: Db, customerId: string) =>
  db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .where('clip.customerId', '=', customerId)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .where('asset.state', 'in', ['playable', 'ready'])

export const bumperClips = defineList('listBumperClips', {
  rows: (db: Db, { member }: Context) => playableClips(db, member.customerId),
  id: 'clip.id',
  search: 'clip.titleKey',
  fields: { name: keyed('clip.titleKey', 'clip.title') },
  load: (db: Db, ids) =>
    db
      .selectFrom('footageClips')
      .select(['id', 'rev', 'title'])
      .where('id', 'in', [...ids])
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})

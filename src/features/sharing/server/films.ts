// The films of a page, at addresses that open for its visitors.
import type { ShareFilm } from '../../../../generated/facts/features/sharing'
import type { Db } from '../../../server/database/tables'
import type { Services } from '../../../server/services'
import type { Rendition } from '../../media/asset'
import { mediaRows, originalPath, sourcesOf } from '../../media/server'
import { captionsOfVersion } from '../../programs/server'
import type { FoundPage } from './findPage'
import { grantOf } from './mediaStand'
import { isWatchable } from './pageStates'
import type { Pass } from './passes'

export interface Visiting {
  readonly db: Db
  readonly now: Date
  readonly services: Services
}

/** What is on air of the programs of a page, in their order. */
export const filmRows = (db: Db, pageId: string, now: Date) =>
  db
    .selectFrom('shareItems as item')
    .innerJoin('programs as program', 'program.id', 'item.programId')
    .innerJoin('programVersions as version', 'version.id', 'program.publishedVersionId')
    .where('item.pageId', '=', pageId)
    .where(isWatchable(now))

export async function filmsOf(
  page: FoundPage,
  pass: Pass,
  visiting: Visiting,
): Promise<ShareFilm[]> {
  const { db, now } = visiting
  const rows = await filmRows(db, page.id, now)
    .leftJoin('shareDecisions as decision', (join) =>
      join
        .onRef('decision.versionId', '=', 'version.id')
        .on('decision.pageId', '=', page.id)
        .on('decision.address', '=', pass.email ?? ''),
    )
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'version.assetId')
    .select(['program.id', 'program.title', 'program.description'])
    .select(['version.id as versionId', 'version.timeline'])
    .select(['version.durationMs', 'decision.decision', 'decision.note'])
    .select(['media.assetId', 'media.renditions', 'media.width', 'media.height', 'media.leadMs'])
    .select(['media.addressRev', 'media.bytes'])
    .orderBy('item.position')
    .execute()
  return Promise.all(rows.map((row) => filmOf(row, page, visiting)))
}

async function filmOf(
  row: {
    readonly id: string
    readonly title: string
    readonly description: string | null
    readonly versionId: string
    readonly timeline: Parameters<typeof captionsOfVersion>[0]['timeline']
    readonly durationMs: number
    readonly decision: 'approve' | 'changes' | null
    readonly note: string | null
    readonly assetId: string
    readonly renditions: readonly Rendition[]
    readonly width: number | null
    readonly height: number | null
    readonly leadMs: number
    readonly addressRev: number
    readonly bytes: string | null
  },
  page: FoundPage,
  { db, now, services }: Visiting,
): Promise<ShareFilm> {
  const given = { grant: grantOf(page), rev: row.addressRev, now }
  const urlOf = (key: string) => services.sharing.grants.pathOf(key, given)
  const urlOfOne = (sought: string) => {
    const found = row.renditions.find(({ kind }) => kind === sought)
    return found && urlOf(found.key)
  }
  const member = { customerId: page.customerId, userId: '' }
  return {
    programId: row.id,
    versionId: row.versionId,
    title: row.title,
    description: row.description ?? undefined,
    durationMs: row.durationMs,
    aspect: row.width && row.height ? row.width / row.height : 16 / 9,
    leadMs: row.leadMs || undefined,
    posterUrl: urlOfOne('poster'),
    spriteUrl: urlOfOne('sprite'),
    sources: sourcesOf(row.renditions, urlOf),
    captions: await captionsOfVersion(
      { id: row.versionId, timeline: row.timeline },
      { db, now, services, member },
    ),
    ...(page.allowDownload && {
      downloadUrl: urlOf(originalPath({ customerId: page.customerId, id: row.assetId })),
      downloadBytes: Number(row.bytes ?? 0),
    }),
    decision: row.decision ?? undefined,
    note: row.note ?? undefined,
  }
}

// What programs show: which media somebody may put into one, and what is known about them.
import { sql } from 'kysely'
import type {
  Block,
  GetProgramMediaRequest,
  GetProgramMediaResponse,
  ProgramMedia,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { seenFiles } from '../../files/server'
import { clipRows, clipOfFilm } from '../../footage/server'
import { addressesOf, mediaRows, presentMedia } from '../../media/server'

export type Media = NonNullable<Block['media']>
type Choice = Pick<Media, 'type' | 'id'>

/** Those that this person may use, each as it is now. */
export async function findMedia(
  wanted: readonly Choice[],
  context: Context,
): Promise<readonly Media[]> {
  const idsOf = (sought: Media['type']) =>
    wanted.filter(({ type }) => type === sought).map(({ id }) => id)
  const [clips, files, bumpers] = [idsOf('clip'), idsOf('file'), idsOf('bumper')]
  const found = {
    clip: clips.length === 0 ? [] : await assetsOfClips(clips, context),
    file: files.length === 0 ? [] : await assetsOfFiles(files, context),
    bumper: bumpers.length === 0 ? [] : await assetsOfBumpers(bumpers, context),
  }
  return wanted.flatMap(({ type, id }) => {
    const row = found[type].find((each) => each.id === id)
    return row ? [{ type, id, assetId: row.assetId }] : []
  })
}

const assetsOfClips = (ids: readonly string[], { db, member }: Context) =>
  clipRows(db, member)
    .select(['clip.id', 'clip.assetId'])
    .where('clip.id', 'in', [...ids])
    .where('clip.deletedAt', 'is', null)
    .execute()

const assetsOfFiles = (ids: readonly string[], context: Context) =>
  seenFiles(context)
    .select(['file.id', 'file.assetId'])
    .where('file.id', 'in', [...ids])
    .where('file.deletedAt', 'is', null)
    .execute()

const assetsOfBumpers = (ids: readonly string[], { db, member }: Context) =>
  db
    .selectFrom('bumpers')
    .select(['id', 'assetId'])
    .where('customerId', '=', member.customerId)
    .where('state', '=', 'active')
    .where('deletedAt', 'is', null)
    .where('id', 'in', [...ids])
    .execute()

export async function getProgramMedia(
  { media }: GetProgramMediaRequest,
  context: Context,
): Promise<GetProgramMediaResponse> {
  const found = await findMedia(media, context)
  const facts = await factsOfAssets(
    found.map(({ assetId }) => assetId),
    context,
  )
  return {
    media: found.flatMap((each) => {
      const known = facts[each.assetId]
      return known ? [{ ...each, facts: known }] : []
    }),
  }
}

export type Setting = Pick<Context, 'db' | 'now' | 'services'> & {
  readonly member: Pick<Context['member'], 'customerId' | 'userId'>
}

/** By asset id; what is not there any more is left out. */
export async function factsOfAssets(
  ids: readonly string[],
  setting: Setting,
): Promise<Record<string, ProgramMedia>> {
  if (ids.length === 0) return {}
  const rows = await assetRows(setting.db, setting.member.customerId, ids)
  return Object.fromEntries(rows.map((row) => [row.assetId, presentRow(row, setting)]))
}

function assetRows(db: Db, customerId: string, ids: readonly string[]) {
  return db
    .selectFrom(mediaRows(db).as('media'))
    .innerJoin('mediaAssets as asset', 'asset.id', 'media.assetId')
    .leftJoin('footageClips as clip', (join) => join.on('clip.id', '=', clipOfFilm('asset')))
    .leftJoin('files as file', (join) =>
      join.onRef('file.assetId', '=', 'asset.id').onRef('file.customerId', '=', 'asset.customerId'),
    )
    .selectAll('media')
    .select(['asset.sha256', 'asset.facts', 'asset.kind', 'asset.purpose'])
    .select([
      sql<string>`coalesce(clip.title, file.title, media.name)`.as('title'),
      sql<
        string | null
      >`to_char(coalesce(clip.rights_expire_at, file.licence_expires_at), 'YYYY-MM-DD')`.as(
        'rightsEndOn',
      ),
    ])
    .where('asset.customerId', '=', customerId)
    .where('asset.id', 'in', [...ids])
    .execute()
}

type AssetRow = Awaited<ReturnType<typeof assetRows>>[number]

interface Facts {
  readonly framesPerSecond?: number
  readonly firstPictureS?: number
  readonly audioCodec?: string
  readonly kind?: string
  readonly lufs?: number
}

function presentRow(row: AssetRow, setting: Setting): ProgramMedia {
  const today = setting.now.toISOString().slice(0, 10)
  const facts = (row.facts ?? {}) as Facts
  const { posterUrl, spriteUrl, waveformUrl, leadMs, sources } = presentMedia(row, setting)
  const isFile = row.purpose === 'file'
  const isImage = isFile && (facts.kind === 'image' || facts.kind === 'logo')
  const picture = row.renditions.find(({ kind }) => kind === 'picture')
  return {
    title: row.title,
    sha256: contentOf(row),
    durationMs: row.durationMs ?? 0,
    firstPictureS: (facts.firstPictureS ?? 0) + (row.cutInMs ?? 0) / 1_000,
    fps: facts.framesPerSecond ?? 0,
    width: row.width ?? 0,
    height: row.height ?? 0,
    lufs: row.lufs ?? facts.lufs,
    hasSound: isFile ? facts.kind === 'music' : facts.audioCodec !== undefined,
    isImage: isImage || undefined,
    state: row.assetState,
    url:
      isImage && picture
        ? addressesOf(row, setting)(picture.key)
        : isFile
          ? sources[0]?.url
          : undefined,
    posterUrl,
    spriteUrl,
    waveformUrl,
    leadMs,
    rightsEnded: (row.rightsEndOn !== null && row.rightsEndOn < today) || undefined,
    sources,
  }
}

/** A film that was trimmed otherwise is another one, though its bytes are the same. */
function contentOf({ sha256, assetId, cutInMs, cutOutMs }: AssetRow): string {
  const whole = sha256 ?? assetId
  return cutInMs === null && cutOutMs === null
    ? whole
    : `${whole}-${cutInMs ?? 0}-${cutOutMs ?? ''}`
}

// What programs show: which media somebody may put into one, and what is known about them.
import { sql } from 'kysely'
import type { CaptionCue } from '../../../../generated/facts/features/captions'
import type {
  Block,
  GetProgramMediaRequest,
  GetProgramMediaResponse,
  ProgramMedia,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { seenFiles } from '../../files/server'
import { latestCues } from '../../captions/server'
import { shownOf } from '../../captions/trimmed'
import { clipRows, clipOfFilm, isConsented } from '../../footage/server'
import { wholeMsOf } from '../../media/asset'
import { endingOf } from '../../media/downloadNames'
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
    .where(isConsented('bumpers'))
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
  burnIn?: string,
): Promise<Record<string, ProgramMedia>> {
  if (ids.length === 0) return {}
  const rows = await assetRows(setting.db, setting.member.customerId, ids)
  const said = await cuesIn(rows, setting)
  return Object.fromEntries(
    rows.map((row) => {
      const own = said.filter(({ assetId }) => assetId === row.assetId)
      const captions = own.find(({ lang }) => lang === burnIn)?.cues
      const languages = own.map(({ lang }) => lang)
      return [row.assetId, { ...presentRow(row, setting), ...(own[0] && { languages }), captions }]
    }),
  )
}

export interface Said {
  readonly assetId: string
  readonly lang: string
  /** Counted from its first picture. */
  readonly cues: CaptionCue[]
}

/** What is said in films, by language. */
export async function saidIn(ids: readonly string[], { db, member }: Setting) {
  if (ids.length === 0) return []
  return cuesIn(await assetRows(db, member.customerId, ids), { db })
}

async function cuesIn(
  rows: readonly AssetRow[],
  { db }: Pick<Setting, 'db'>,
): Promise<readonly Said[]> {
  const clipIds = rows.flatMap(({ clipId }) => clipId ?? [])
  const latest = clipIds.length === 0 ? [] : await latestCues(db, clipIds)
  return rows.flatMap(({ assetId, clipId, cutInMs, cutOutMs }) =>
    latest
      .filter((each) => each.filmId === clipId)
      .map(({ lang, cues }) => ({
        assetId,
        lang,
        cues: shownOf(cues, { inMs: cutInMs ?? 0, outMs: cutOutMs ?? Infinity }),
      })),
  )
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
    .select(['asset.sha256', 'asset.facts', 'asset.kind', 'asset.purpose', 'clip.id as clipId'])
    .select('clip.withdrawnBy')
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
  const known = {
    title: row.title,
    ending: endingOf(row.name, row.mime) || undefined,
    sha256: contentOf(row),
    durationMs: row.durationMs ?? 0,
    cutInMs: row.cutInMs ?? undefined,
    wholeMs: wholeMsOf(row),
    firstPictureS: (facts.firstPictureS ?? 0) + (row.cutInMs ?? 0) / 1_000,
    fps: facts.framesPerSecond ?? 0,
    width: row.width ?? 0,
    height: row.height ?? 0,
    lufs: row.lufs ?? facts.lufs,
    hasSound: isFile ? facts.kind === 'music' : facts.audioCodec !== undefined,
    isImage: isImage || undefined,
    state: row.assetState,
    rightsEnded: (row.rightsEndOn !== null && row.rightsEndOn < today) || undefined,
  }
  // Nobody sees it any more.
  if (row.withdrawnBy !== null) return { ...known, consentRevoked: true, sources: [] }
  return {
    ...known,
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

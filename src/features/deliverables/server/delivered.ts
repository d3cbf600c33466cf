// What was delivered, as far as it is known by now.
import type { File } from '../../../../generated/facts/features/files'
import type { MediaFacts } from '../../media/asset'
import type { Context } from '../../../server/context'
import { requestedFiles } from '../../files/server'
import { mediaRows, presentMedia } from '../../media/server'
import { captionsOfVersion } from '../../programs/server'
import type { DeliveredFacts } from '../checkSpec'

export interface Delivered {
  readonly facts: DeliveredFacts
  readonly posterUrl?: string | undefined
  readonly durationMs?: number | undefined
  readonly versionNo?: number
  /** It was drawn here, so that it can be drawn again. */
  readonly isDrawn?: boolean
  readonly file?: { readonly id: string; readonly name: string }
}

interface Named {
  readonly id: string
  readonly versionId: string | null
  readonly fileId: string | null
  readonly languages: readonly string[]
}

/** By the ids of the deliverables; of those that were delivered. */
export async function deliveredBy(
  rows: readonly Named[],
  context: Context,
): Promise<ReadonlyMap<string, Delivered>> {
  const films = await filmsOf(rows, context)
  const files = await requestedFiles(
    rows.flatMap(({ fileId }) => fileId ?? []),
    context,
  )
  return new Map(
    rows.flatMap(({ id, versionId, fileId }) => {
      const film = versionId === null ? undefined : films.get(id)
      const file = fileId === null ? undefined : files.get(fileId)
      const found = film ?? (file && ofFile(file))
      return found ? [[id, found] as const] : []
    }),
  )
}

async function filmsOf(rows: readonly Named[], context: Context) {
  const ids = rows.flatMap(({ versionId }) => versionId ?? [])
  const found = new Map<string, Delivered>()
  if (ids.length === 0) return found
  const versions = await context.db
    .selectFrom('programVersions as version')
    .innerJoin(mediaRows(context.db).as('media'), 'media.assetId', 'version.assetId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .selectAll('media')
    .select(['version.id as versionId', 'version.versionNo', 'version.timeline', 'asset.facts'])
    .where('version.customerId', '=', context.member.customerId)
    .where('version.id', 'in', ids)
    .execute()
  for (const { id, versionId, languages } of rows) {
    const version = versions.find((each) => each.versionId === versionId)
    if (!version) continue
    const { timeline } = version
    const isAsked = languages.length > 0
    const said = isAsked
      ? await captionsOfVersion({ id: version.versionId, timeline }, context)
      : []
    const { posterUrl } = presentMedia(version, context)
    found.set(id, {
      facts: { ...ofFilm(version), languages: said.map(({ lang }) => lang) },
      posterUrl,
      durationMs: version.durationMs ?? undefined,
      versionNo: version.versionNo,
      isDrawn: timeline !== null,
    })
  }
  return found
}

interface Film {
  readonly bytes: string | null
  readonly mime: string | null
  readonly width: number | null
  readonly height: number | null
  readonly durationMs: number | null
  readonly facts: MediaFacts | object | null
  readonly lufs: number | null
  readonly truePeakDb: number | null
  readonly longestSilenceMs: number | null
  readonly longestBlackMs: number | null
  readonly qaFlags: readonly unknown[] | null
}

/** Sound and black are heard and seen a little later than all else is known. */
function ofFilm(film: Film): DeliveredFacts {
  const known = film.facts as MediaFacts | null
  const isMeasured = film.qaFlags !== null
  const { longestSilenceMs: silence, longestBlackMs: black } = film
  return {
    width: film.width ?? undefined,
    height: film.height ?? undefined,
    durationMs: film.durationMs ?? undefined,
    format: film.mime?.split('/')[1],
    videoCodec: known === null ? undefined : (known.videoCodec ?? null),
    audioCodec: known === null ? undefined : (known.audioCodec ?? null),
    lufs: isMeasured ? film.lufs : undefined,
    truePeakDb: isMeasured ? film.truePeakDb : undefined,
    gapMs: silence === null || black === null ? undefined : Math.max(silence, black),
    bytes: film.bytes === null ? undefined : Number(film.bytes),
  }
}

const ofFile = (file: File): Delivered => ({
  facts: {
    width: file.width,
    height: file.height,
    durationMs: file.durationMs,
    format: file.format,
    videoCodec: null,
    audioCodec: null,
    lufs: file.lufs,
    bytes: file.bytes,
    languages: [],
  },
  posterUrl: file.smallUrl,
  durationMs: file.durationMs,
  file: { id: file.fileId, name: file.title },
})

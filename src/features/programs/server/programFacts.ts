// What is known about what a timeline shows.
import type {
  ProgramFacts,
  ProgramSlot,
  Timeline,
} from '../../../../generated/facts/features/programs'
import { addressesOf, originalPath } from '../../media/server'
import { storyOf } from './startProgram'
import { factsOfAssets, type Media, type Setting } from './programMedia'

/** Films, pictures and music, each once. */
export function mediaOf({ blocks, music }: Timeline): Media[] {
  const all = blocks.flatMap(({ media }) => (media ? [media] : []))
  const sound: Media[] = music ? [{ type: 'file', id: music.fileId, assetId: music.assetId }] : []
  return [...new Map([...all, ...sound].map((media) => [media.assetId, media])).values()]
}

/** Fonts and logos, each once. */
export function filesOf({ brand, logo }: Timeline): string[] {
  const fonts = [brand.titleFont, brand.textFont].filter((font) => font !== 'inter')
  return [...new Set([...fonts, ...(logo ? [logo.fileId] : [])])]
}

export async function factsOf(timeline: Timeline, context: Setting): Promise<ProgramFacts> {
  return {
    media: await factsOfAssets(
      mediaOf(timeline).map(({ assetId }) => assetId),
      context,
    ),
    slots: await slotsOf(timeline, context),
    files: await factsOfFiles(filesOf(timeline), context),
  }
}

async function slotsOf(
  { template }: Timeline,
  { db }: Setting,
): Promise<Record<string, ProgramSlot>> {
  const story = template && (await storyOf(template, db))
  if (!story) return {}
  const slots = story.parts.filter(({ kind }) => kind === 'slot')
  return Object.fromEntries(
    slots.map(({ id, label, direction, shotType, script, minMs, maxMs, required, repeat }) => [
      id,
      { label, direction, shotType, script, minMs, maxMs, required: required === true, repeat },
    ]),
  )
}

async function factsOfFiles(ids: readonly string[], setting: Setting) {
  const { db, member } = setting
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('files as file')
    .innerJoin('mediaAssets as asset', 'asset.id', 'file.assetId')
    .select(['file.id', 'file.title', 'asset.id as assetId', 'asset.sha256'])
    .select(['asset.renditions', 'asset.addressRev'])
    .where('file.customerId', '=', member.customerId)
    .where('file.id', 'in', [...ids])
    .where('asset.state', '=', 'ready')
    .execute()
  return Object.fromEntries(
    rows.map(({ id, title, assetId, sha256, ...asset }) => {
      const { renditions } = asset
      const shown = renditions.find(({ kind }) => kind === 'picture')
      const key = shown?.key ?? originalPath({ customerId: member.customerId, id: assetId })
      return [id, { name: title, sha256: sha256 ?? assetId, url: addressesOf(asset, setting)(key) }]
    }),
  )
}

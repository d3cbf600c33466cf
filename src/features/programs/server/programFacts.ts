// What is known about what a timeline shows.
import type {
  ProgramFacts,
  ProgramSlot,
  Timeline,
} from '../../../../generated/facts/features/programs'
import type { Story } from '../../../../generated/facts/features/templates'
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
      timeline.burnIn,
    ),
    slots: await slotsOf(timeline, context),
    files: await factsOfFiles(filesOf(timeline), context),
  }
}

/** Of the template that it follows, and of what it was made for. */
export async function slotsOf(
  { template, blocks }: Timeline,
  setting: Setting,
): Promise<Record<string, ProgramSlot>> {
  const story = template && (await storyOf(template, setting))
  const waiting = await waitingSlots(
    blocks.flatMap(({ slotId }) => slotId ?? []),
    setting,
  )
  return { ...(story && slotsIn(story)), ...waiting }
}

/** Those that wait for accepted takes; of several drafts with one slot what the latest says. */
async function waitingSlots(
  slotIds: readonly string[],
  { db, member }: Setting,
): Promise<Record<string, ProgramSlot>> {
  if (slotIds.length === 0) return {}
  const rows = await db
    .selectFrom('programSlots')
    .select(['slotId', 'label', 'direction', 'minMs', 'maxMs', 'isRequired'])
    .distinctOn('slotId')
    .where('customerId', '=', member.customerId)
    .where('slotId', 'in', [...new Set(slotIds)])
    .orderBy('slotId')
    .orderBy('programId', 'desc')
    .execute()
  return Object.fromEntries(
    rows.map(({ slotId, label, direction, minMs, maxMs, isRequired }) => [
      slotId,
      {
        label,
        direction: direction ?? undefined,
        minMs: minMs ?? undefined,
        maxMs: maxMs ?? undefined,
        required: isRequired,
      },
    ]),
  )
}

/** What a story says of its places, by the id of each. */
export function slotsIn(story: Story): Record<string, ProgramSlot> {
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

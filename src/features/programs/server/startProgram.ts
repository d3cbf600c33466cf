// What a program begins with that is made of a template.
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { Story, StoryPart } from '../../../../generated/facts/features/templates'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { notFound } from '../../../server/errors'
import type { BumperAspect } from '../bumper'
import type { TemplateOp } from '../timeline'
import { startOp, type FixedMedia } from '../startOp'

interface Wanted {
  readonly templateId: string
  readonly versionNo: number
  readonly aspect: Timeline['aspect']
  readonly fps: Timeline['fps']
}

export interface Start {
  readonly op: TemplateOp
  readonly isBio: boolean
}

interface Where {
  readonly db: Db
  readonly member: Pick<Context['member'], 'customerId'>
}

/** By the version of the template that was published last. */
export async function startOf(
  { templateId, aspect, fps }: Omit<Wanted, 'versionNo'>,
  where: Where,
): Promise<Start> {
  const template = await publishedTemplate(templateId, where)
  if (!template) throw notFound('template')
  const { versionNo, isBio } = template
  const op = await opOf({ templateId, versionNo, aspect, fps }, where)
  if (!op) throw notFound('template')
  return { op, isBio }
}

/** Undefined: no programs are made of it any more. */
export async function publishedTemplate(templateId: string, { db, member }: Where) {
  return db
    .selectFrom('programTemplates')
    .select(['title', 'isBio', 'versionNo'])
    .where('customerId', '=', member.customerId)
    .where('id', '=', templateId)
    .where('state', '=', 'published')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** What a version of a template makes of a program; undefined: it is gone. */
export async function opOf(wanted: Wanted, where: Where): Promise<TemplateOp | undefined> {
  const story = await storyOf(wanted, where)
  return story && opOfStory(story, wanted, where)
}

export async function opOfStory(
  story: Story,
  { templateId, versionNo, aspect, fps }: Wanted,
  where: Where,
): Promise<TemplateOp> {
  const fixed = new Map<string, FixedMedia>()
  for (const part of story.parts) {
    const media = await fixedMediaOf(part, { ...where, aspect: bumperAspects[aspect] })
    if (media) fixed.set(part.id, media)
  }
  const op = startOp({ templateId, versionNo, story, fps }, ({ id }) => fixed.get(id))
  const music = await musicOf(story, op, where)
  return music ? { ...op, music } : op
}

/** A version of a template, whatever became of the template since. */
export async function storyOf(
  { templateId, versionNo }: Pick<Wanted, 'templateId' | 'versionNo'>,
  { db, member }: Where,
): Promise<Story | undefined> {
  const version = await db
    .selectFrom('templateVersions')
    .select('story')
    .where('customerId', '=', member.customerId)
    .where('templateId', '=', templateId)
    .where('versionNo', '=', versionNo)
    .executeTakeFirst()
  return version?.story
}

const bumperAspects: Readonly<Record<Timeline['aspect'], BumperAspect>> = {
  '16:9': 'w16h9',
  '9:16': 'w9h16',
  '1:1': 'w1h1',
}

async function fixedMediaOf(
  part: StoryPart,
  where: Where & { readonly aspect: BumperAspect },
): Promise<FixedMedia | undefined> {
  if (part.kind === 'clip') return part.clip && clipOf(part.clip.id, where)
  if (part.kind === 'intro' || part.kind === 'outro') return bumperOf(part, part.kind, where)
  return undefined
}

async function clipOf(
  id: string,
  { db, member: { customerId } }: Where,
): Promise<FixedMedia | undefined> {
  const clip = await db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .select(['asset.id as assetId', 'asset.durationMs'])
    .where('clip.customerId', '=', customerId)
    .where('clip.id', '=', id)
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .executeTakeFirst()
  if (!clip) return undefined
  return { media: { type: 'clip', id, assetId: clip.assetId }, durationMs: clip.durationMs ?? 0 }
}

/** The one that the template names for this shape, or else the usual one. */
async function bumperOf(
  { bumpers = [] }: StoryPart,
  kind: 'intro' | 'outro',
  { db, member: { customerId }, aspect }: Where & { readonly aspect: BumperAspect },
): Promise<FixedMedia | undefined> {
  const rows = await db
    .selectFrom('bumpers as bumper')
    .innerJoin('mediaAssets as asset', 'asset.id', 'bumper.assetId')
    .select(['bumper.id', 'bumper.assetId', 'bumper.isDefault', 'asset.durationMs'])
    .where('bumper.customerId', '=', customerId)
    .where('bumper.kind', '=', kind)
    .where('bumper.aspect', '=', aspect)
    .where('bumper.state', '=', 'active')
    .where('bumper.deletedAt', 'is', null)
    .execute()
  const named = rows.find(({ id }) => bumpers.some((bumper) => bumper.id === id))
  const found = named ?? rows.find(({ isDefault }) => isDefault)
  if (!found) return undefined
  const { id, assetId, durationMs } = found
  return { media: { type: 'bumper', id, assetId }, durationMs: durationMs ?? 0 }
}

/** Under everything between the intro and the outro. */
async function musicOf(
  { music }: Story,
  { blocks }: TemplateOp,
  { db, member: { customerId } }: Where,
): Promise<TemplateOp['music']> {
  const body = blocks.filter(({ kind }) => kind !== 'bumper')
  const [first, last] = [body[0], body.at(-1)]
  if (!music || !first || !last) return undefined
  const file = await db
    .selectFrom('files')
    .select('assetId')
    .where('customerId', '=', customerId)
    .where('id', '=', music.file.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!file) return undefined
  const { gainDb, duckDb } = music
  const { assetId } = file
  return {
    fileId: music.file.id,
    assetId,
    gainDb,
    duckDb,
    from: first.id,
    to: last.id,
    offset: 0,
  }
}

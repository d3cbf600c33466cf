// The story of a template is read, kept and published here.
import { sql } from 'kysely'
import type {
  GetStoryRequest,
  GetStoryResponse,
  ListTemplateVersionsRequest,
  ListTemplateVersionsResponse,
  ListTemplatesRow,
  PublishTemplateRequest,
  SaveStoryRequest,
  SaveStoryResponse,
} from '../../../../generated/facts/features/templates'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { changedMeanwhile, failure, forbidden, notFound } from '../../../server/errors'
import { faultsOf, measureStory } from '../story'
import { requireNamed } from './requireNamed'
import { templates } from './templates'

export async function getStory(
  { templateId, versionNo }: GetStoryRequest,
  context: Context,
): Promise<GetStoryResponse> {
  const template = await templates.shown(templateId, context)
  const { story, storyRev } = await context.db
    .selectFrom('programTemplates')
    .select(['story', 'storyRev'])
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow()
  if (versionNo === undefined) return { template, story, storyRev }
  const version = await context.db
    .selectFrom('templateVersions')
    .select('story')
    .where('templateId', '=', templateId)
    .where('versionNo', '=', versionNo)
    .executeTakeFirst()
  if (!version) throw notFound()
  return { template, story: version.story, storyRev }
}

/** Two who work on one story do not merge it: who is later is told, and reads what the other made of it. */
export async function saveStory(
  { templateId, storyRev, story }: SaveStoryRequest,
  context: Context,
): Promise<SaveStoryResponse> {
  const { db, now, member } = context
  const { versionNo, story: before } = await lockToEdit(templateId, storyRev, context)
  await requireNamed(story, { templateId, story: before }, context)
  const text = JSON.stringify(story)
  const published = await db
    .selectFrom('templateVersions')
    .select('versionNo')
    .where('templateId', '=', templateId)
    .where('versionNo', '=', versionNo)
    .where('story', '=', sql<never>`${text}::jsonb`)
    .executeTakeFirst()
  await db
    .updateTable('programTemplates')
    .set({
      story: text,
      storyRev: storyRev + 1,
      hasChanges: !published,
      ...measureStory(story),
      updatedAt: now,
      updatedBy: member.userId,
    })
    .where('id', '=', templateId)
    .execute()
  return { template: await templates.shown(templateId, context), storyRev: storyRev + 1 }
}

export async function publishTemplate(
  { templateId, storyRev, note }: PublishTemplateRequest,
  context: Context,
): Promise<ListTemplatesRow> {
  const { db, now, member } = context
  const { customerId, story, versionNo, hasChanges } = await lockToEdit(
    templateId,
    storyRev,
    context,
  )
  if (!hasChanges) throw failure('nothingChanged')
  if (faultsOf(story).length > 0) throw failure('storyNotReady')
  const next = versionNo + 1
  await db
    .insertInto('templateVersions')
    .values({
      customerId,
      templateId,
      versionNo: next,
      story: JSON.stringify(story),
      ...measureStory(story),
      note: note?.trim() || null,
      publishedBy: member.userId,
      publishedAt: now,
    })
    .execute()
  await db
    .updateTable('programTemplates')
    .set({ versionNo: next, hasChanges: false, updatedAt: now, updatedBy: member.userId })
    .where('id', '=', templateId)
    .execute()
  const told = { list: 'listTemplates', call: 'publishTemplate', act: 'changed' } as const
  await recordChanges([{ id: templateId, fields: ['versionNo'] }], told, context)
  return templates.shown(templateId, context)
}

export async function listTemplateVersions(
  { templateId }: ListTemplateVersionsRequest,
  context: Context,
): Promise<ListTemplateVersionsResponse> {
  await templates.shown(templateId, context)
  const versions = await context.db
    .selectFrom('templateVersions as version')
    .leftJoin('users as publisher', 'publisher.id', 'version.publishedBy')
    .select([
      'version.versionNo',
      'version.slots',
      'version.note',
      'version.publishedAt',
      'publisher.id as publisherId',
      'publisher.name',
      'publisher.pictureUrl',
    ])
    .where('version.templateId', '=', templateId)
    .orderBy('version.versionNo', 'desc')
    .limit(200)
    .execute()
  return {
    versions: versions.map((version) => ({
      versionNo: version.versionNo,
      slots: version.slots,
      ...(version.note === null ? {} : { note: version.note }),
      ...(version.publisherId === null ? {} : { publishedBy: publisherOf(version) }),
      publishedAt: version.publishedAt.toISOString(),
    })),
  }
}

const publisherOf = ({
  publisherId,
  name,
  pictureUrl,
}: {
  publisherId: string | null
  name: string | null
  pictureUrl: string | null
}) => ({
  id: publisherId ?? '',
  name: name ?? '',
  ...(pictureUrl === null ? {} : { pictureUrl }),
})

/** Nobody holds up rows that they do not see. */
async function lockToEdit(templateId: string, storyRev: number, context: Context) {
  const { may } = await templates.shown(templateId, context)
  if (!may.includes('edit')) throw forbidden()
  const row = await context.db
    .selectFrom('programTemplates')
    .select(['customerId', 'story', 'storyRev', 'versionNo', 'hasChanges', 'deletedAt'])
    .where('id', '=', templateId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.deletedAt) throw notFound()
  if (row.storyRev !== storyRev) throw changedMeanwhile()
  return row
}

import { ulid } from 'ulid'
import type { Story } from '../../generated/facts/features/templates'
import { emptyStory, measureStory } from '../../src/features/templates/story'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'

export interface GivenTemplate {
  title?: string
  isBio?: boolean
  story?: Story
  isPublished?: boolean
}

export async function insertTemplate(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  { title = 'Template', story = emptyStory, isPublished = false, ...given }: GivenTemplate = {},
): Promise<string> {
  const id = ulid()
  const at = new Date('2026-01-01T00:00:00Z')
  const measures = measureStory(story)
  const text = JSON.stringify(story)
  await db
    .insertInto('programTemplates')
    .values({
      id,
      customerId,
      title,
      ...given,
      ...measures,
      story: text,
      versionNo: isPublished ? 1 : 0,
      hasChanges: !isPublished,
      createdBy: userId,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  if (isPublished)
    await db
      .insertInto('templateVersions')
      .values({
        customerId,
        templateId: id,
        versionNo: 1,
        story: text,
        ...measures,
        publishedAt: at,
      })
      .execute()
  return id
}

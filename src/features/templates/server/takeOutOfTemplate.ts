// Clips of somebody who withdrew consent go out of a template, and out of all that was published of it.
import type { Context } from '../../../server/context'
import { clipsOfConsent } from '../../footage/server'
import { withoutClips } from '../story'

type Taking = Pick<Context, 'db' | 'now'> & {
  readonly member: Pick<Context['member'], 'customerId'> & { readonly userId?: string }
}

/** Their places stay, without a clip. Whoever works on the story meanwhile is told. */
export async function takeOutOfTemplate(
  { templateId, consentId }: { readonly templateId: string; readonly consentId: string },
  { db, now, member }: Taking,
): Promise<void> {
  const clipIds = await clipsOfConsent(db, member.customerId, consentId)
  const template = await db
    .selectFrom('programTemplates')
    .select(['id', 'story', 'storyRev'])
    .where('customerId', '=', member.customerId)
    .where('id', '=', templateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('programTemplates')
    .set({
      story: JSON.stringify(withoutClips(template.story, clipIds)),
      storyRev: template.storyRev + 1,
      updatedAt: now,
      updatedBy: member.userId ?? null,
    })
    .where('id', '=', templateId)
    .execute()
  const versions = await db
    .selectFrom('templateVersions')
    .select(['versionNo', 'story'])
    .where('templateId', '=', templateId)
    .execute()
  for (const { versionNo, story } of versions)
    await db
      .updateTable('templateVersions')
      .set({ story: JSON.stringify(withoutClips(story, clipIds)) })
      .where('templateId', '=', templateId)
      .where('versionNo', '=', versionNo)
      .execute()
}

/** Things of a customer that tests of who is let in do not name. */
import { ulid } from 'ulid'
import type { Upload } from '../../../generated/facts/features/media'
import { aVersion } from '../../support/approvals'
import { insertAsset } from '../../support/clips'
import { report } from '../../support/analytics'
import { aGuestRequest, agree, anInvitedGuest, askAsGuest } from '../../support/guests'
import { anInboxItem, aShot } from '../../support/work'
import { callAs, type TestApp, type TestSession } from '../../support/world'
import type { Things } from '../authorisation/requests'

export interface MoreThings {
  readonly searchId: string
  readonly notificationId: string
  readonly noteId: string
  readonly sceneId: string
  readonly shotId: string
  readonly promptId: string
  readonly layoutId: string
  readonly importId: string
  readonly memberTakeId: string
  readonly assetId: string
  readonly viewSessionId: string
  readonly youtubeUploadId: string
  readonly guestTakeId: string
  readonly guestPromptId: string
  readonly guestUploadId: string
  readonly airedProgramId: string
  readonly saidId: string
}

export type AllThings = Things & MoreThings

export const noMore = (): MoreThings => ({
  searchId: ulid(),
  notificationId: ulid(),
  noteId: ulid(),
  sceneId: ulid(),
  shotId: ulid(),
  promptId: ulid(),
  layoutId: ulid(),
  importId: ulid(),
  memberTakeId: ulid(),
  assetId: ulid(),
  viewSessionId: ulid(),
  youtubeUploadId: ulid(),
  guestTakeId: ulid(),
  guestPromptId: ulid(),
  guestUploadId: ulid(),
  airedProgramId: ulid(),
  saidId: ulid(),
})

const day = new Date('2026-02-01T00:00:00Z')

/** @returns them, and the link of a guest who has begun to answer */
export async function makeMore(
  app: TestApp,
  session: TestSession,
  things: Things,
  canary: string,
): Promise<{ more: MoreThings; guestToken: string }> {
  const { db } = app.database
  const { customerId, storyboardId, requestId, programId, taskId, takeId } = things
  const { userId } = things
  const who = { customerId, userId }
  const fresh = noMore()
  const ask = async (id: Parameters<typeof callAs>[2], request: object) => {
    const { body } = await callAs(app, session, id, request)
    if (body['status'] !== 'Ok') throw new Error(`${id}: ${JSON.stringify(body)}`)
    return body['clientResponse'] as Readonly<Record<string, string>>
  }
  const own = { customerId, userId, createdAt: day }
  await db
    .insertInto('savedSearches')
    .values({
      id: fresh.searchId,
      ...own,
      list: 'listClips',
      name: canary,
      filterList: '[]',
      gridColumns: '[]',
      updatedAt: day,
    })
    .execute()
  await db
    .insertInto('notifications')
    .values({
      id: fresh.notificationId,
      ...own,
      kind: 'letterStopped',
      groupKey: canary,
      subject: '{}',
      params: '{}',
      toldAt: day,
    })
    .execute()
  await db
    .insertInto('takeNotes')
    .values({
      id: fresh.noteId,
      customerId,
      taskId,
      takeId,
      atMs: 0,
      body: canary,
      createdBy: userId,
      createdAt: day,
    })
    .execute()
  const shot = await aShot(db, who, { storyboardId, title: canary })
  await db
    .insertInto('crowdPrompts')
    .values({ id: fresh.promptId, customerId, requestId, position: 1, text: canary })
    .execute()
  await db
    .insertInto('shareLayouts')
    .values({ id: fresh.layoutId, customerId, name: canary, createdAt: day, updatedAt: day })
    .execute()
  await ask('importContacts', {
    importId: fresh.importId,
    dryRun: false,
    mode: 'fill',
    rows: [{ email: `${fresh.importId.toLowerCase()}@test.example`, company: canary }],
  })
  await ask('startTakeUpload', { takeId: fresh.memberTakeId, mime: 'video/mp4' })
  const assetId = await insertAsset(db, who)
  await report(db, day, { programId, customerId, sessionId: fresh.viewSessionId })
  const versionId = await aVersion(db, who, programId, { versionNo: 99 })
  await db
    .insertInto('integrationConnections')
    .values({
      id: ulid(),
      customerId,
      userId,
      kind: 'youtube',
      accountId: 'channel',
      account: canary,
      scopes: '',
      state: 'expired',
      connectedAt: day,
      renewedAt: day,
    })
    .execute()
  const connection = await db
    .selectFrom('integrationConnections')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('youtubeUploads')
    .values({
      id: fresh.youtubeUploadId,
      customerId,
      connectionId: connection.id,
      programId,
      versionId,
      title: canary,
      description: '',
      privacy: 'private',
      isForKids: false,
      isSynthetic: false,
      state: 'failed',
      failCode: 'refused',
      totalBytes: 1,
      askedAt: day,
    })
    .execute()
  const guestRequest = await aGuestRequest(db, app.services.crowd, who, { title: canary })
  const { token } = await anInvitedGuest(db, app.services.crowd, guestRequest)
  await agree(app, token)
  const guestPromptId = guestRequest.promptIds[0]!
  const { value } = await askAsGuest(app, token, 'startGuestClip', {
    takeId: fresh.guestTakeId,
    promptId: guestPromptId,
    mime: 'video/mp4',
  })
  const { uploadId: guestUploadId } = value satisfies Upload
  const airedProgramId = await anInboxItem(db, who, {}, { title: canary })
  await ask('addAudienceComment', {
    programId: airedProgramId,
    commentId: fresh.saidId,
    body: canary,
  })
  const more = { ...fresh, ...shot, assetId, guestPromptId, guestUploadId, airedProgramId }
  return { more, guestToken: token }
}

/** Those of a feature: what is watched and counted has to be on air. */
export const thingsFor = (feature: string, things: AllThings): AllThings =>
  ['analytics', 'home'].includes(feature)
    ? { ...things, programId: things.airedProgramId, commentId: things.saidId }
    : things

// The answers to the calls about Zoom.
import { importRecording as importing } from '../../../../../generated/facts/features/integrations'
import type { Handler } from '../../../../server/context'
import { failure } from '../../../../server/errors'
import { askForJob } from '../../../../server/jobs/askForJob'
import { mayUse } from '../../../../session/server'
import { usualRule } from '../../usualRule'
import { toldOf, withToken } from '../access'
import { beginConnecting, endConnection, presentConnection, requireConnection } from '../connecting'
import { findConnection } from '../connections'
import { Refused } from '../faults'
import { importRecordingJob } from './importJob'
import { insertImport } from './imports'
import { importsOf } from './recordings'
import type { RecordedMeeting } from './zoom'

export { listRecordings } from './recordings'

export const getZoom: Handler<'getZoom'> = async (_, context) => {
  const { db, member, services } = context
  const found = await findConnection(db, member, 'zoom')
  const rule =
    found &&
    (await db
      .selectFrom('zoomRules')
      .select(['isOn', 'words', 'picture', 'withTranscript'])
      .where('connectionId', '=', found.id)
      .executeTakeFirst())
  return {
    connection: presentConnection('zoom', found, context),
    rule: rule ?? usualRule,
    mayImport: mayUse(importing.id, member, services.session),
    hasNotices: services.integrations.zoom?.webhookSecret !== undefined,
  }
}

export const connectZoom: Handler<'connectZoom'> = async (_, context) =>
  beginConnecting('zoom', context)

export const disconnectZoom: Handler<'disconnectZoom'> = (_, context) =>
  endConnection('zoom', context)

export const saveImportRule: Handler<'saveImportRule'> = async (rule, context) => {
  const { id: connectionId } = await requireConnection('zoom', context)
  const words = [...new Set(rule.words.map((word) => word.trim()).filter(Boolean))]
  await context.db
    .insertInto('zoomRules')
    .values({ ...rule, words, connectionId })
    .onConflict((same) => same.column('connectionId').doUpdateSet({ ...rule, words }))
    .execute()
  return { ...rule, words }
}

/** What one brings in at a time is a list one looks at, not a whole account. */
const mostWaiting = 20

export const importRecording: Handler<'importRecording'> = async ({ meetingId }, context) => {
  const { db, member, now, newId } = context
  const { customerId } = member
  const { id: connectionId } = await requireConnection('zoom', context)
  const { topic, start_time: heldAt } = await findRecording(meetingId, connectionId, context)
  await db.transaction().execute(async (writing) => {
    const fresh = { id: newId(), customerId, connectionId, meetingId, topic, askedAt: now }
    const subjectId = await insertImport(writing, {
      ...fresh,
      heldAt: new Date(heldAt),
      isByRule: false,
    })
    if (!subjectId) return
    const { count } = await writing
      .selectFrom('zoomImports')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('connectionId', '=', connectionId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    if (Number(count) > mostWaiting) throw failure('tooManyImports')
    await askForJob(importRecordingJob, { subjectId, customerId }, { ...context, db: writing })
  })
  return { imports: await listOf([meetingId], connectionId, context) }
}

async function findRecording(
  meetingId: string,
  connectionId: string,
  { db, services, now }: Parameters<Handler<'importRecording'>>[1],
): Promise<RecordedMeeting> {
  const { zoom } = services.integrations
  if (!zoom) throw failure('integrationNotSetUp', { service: 'Zoom' })
  try {
    return await withToken(connectionId, { db, services, now }, (token) =>
      zoom.findRecording(token, meetingId),
    )
  } catch (fault) {
    if (fault instanceof Refused && fault.status === 404) throw failure('recordingGone')
    throw toldOf(fault, 'zoom')
  }
}

export const listImports: Handler<'listImports'> = async ({ meetingIds }, context) => {
  const found = await findConnection(context.db, context.member, 'zoom')
  return { imports: found ? await listOf(meetingIds, found.id, context) : [] }
}

async function listOf(
  meetingIds: readonly string[],
  connectionId: string,
  context: Parameters<Handler<'listImports'>>[1],
) {
  const imports = await importsOf(connectionId, meetingIds, context)
  return [...imports].map(([meetingId, state]) => ({ meetingId, import: state }))
}

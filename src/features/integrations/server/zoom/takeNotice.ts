// What becomes of a notice of Zoom.
import { importRecording } from '../../../../../generated/facts/features/integrations'
import type { Context } from '../../../../server/context'
import { askForJob } from '../../../../server/jobs/askForJob'
import { listCustomersFor } from '../../../../session/server'
import { isWanted } from '../../recording'
import { endConnections, usableConnections } from '../connections'
import type { ZoomNotice } from './hookPlugin'
import { importRecordingJob, takeTranscriptJob } from './importJob'
import { insertImport } from './imports'

type Telling = Pick<Context, 'db' | 'services' | 'now' | 'newId'>
type Recorded = NonNullable<ZoomNotice['payload']['object']>

export async function takeNotice({ event, payload }: ZoomNotice, telling: Telling): Promise<void> {
  if (event === 'app_deauthorized') await forget(payload.user_id ?? '', telling)
  if (!payload.object) return
  if (event === 'recording.completed') await bringIn(payload.object, telling)
  if (event === 'recording.transcript_completed') await takeTranscripts(payload.object, telling)
}

/** The person removed us at Zoom, whose keys open nothing any more. */
async function forget(accountId: string, { db }: Telling): Promise<void> {
  const ended = await connectionsOf(accountId, db).select('connection.id').execute()
  await endConnections(
    db,
    ended.map(({ id }) => id),
    'revoked',
  )
}

const connectionsOf = (accountId: string, db: Telling['db']) =>
  db
    .selectFrom('integrationConnections as connection')
    .where('connection.kind', '=', 'zoom')
    .where('connection.accountId', '=', accountId)
    .where('connection.state', '=', 'active')

/** Into each customer in which the host's rule wants it, and in which they make videos. */
async function bringIn(recorded: Recorded, telling: Telling): Promise<void> {
  const { db, now, newId } = telling
  await noteNotice(recorded, telling)
  const rules = await usableConnections(db)
    .innerJoin('zoomRules as rule', 'rule.connectionId', 'connection.id')
    .select(['connection.id', 'connection.customerId', 'connection.userId', 'rule.words'])
    .where('connection.kind', '=', 'zoom')
    .where('connection.accountId', '=', recorded.host_id)
    .where('rule.isOn', '=', true)
    .execute()
  for (const { id: connectionId, customerId, userId, words } of rules) {
    if (!isWanted(recorded.topic, words)) continue
    if (!(await listCustomersFor(db, userId, importRecording)).includes(customerId)) continue
    const fresh = await insertImport(db, {
      id: newId(),
      customerId,
      connectionId,
      meetingId: recorded.uuid,
      topic: recorded.topic,
      heldAt: new Date(recorded.start_time),
      isByRule: true,
      askedAt: now,
    })
    if (fresh) await askForJob(importRecordingJob, { subjectId: fresh, customerId }, telling)
  }
}

/** Captions are written after the recording; what came in meanwhile takes them along. */
async function takeTranscripts(recorded: Recorded, telling: Telling): Promise<void> {
  await noteNotice(recorded, telling)
  const imports = await usableConnections(telling.db)
    .innerJoin('zoomImports as import', 'import.connectionId', 'connection.id')
    .select(['import.id', 'import.customerId'])
    .where('connection.kind', '=', 'zoom')
    .where('connection.accountId', '=', recorded.host_id)
    .where('import.meetingId', '=', recorded.uuid)
    .where('import.state', '=', 'done')
    .execute()
  for (const { id: subjectId, customerId } of imports)
    await askForJob(takeTranscriptJob, { subjectId, customerId }, telling)
}

/** People see that Zoom reaches us. */
const noteNotice = ({ host_id: accountId }: Recorded, { db, now }: Telling) =>
  db
    .updateTable('integrationConnections')
    .set({ lastNoticeAt: now })
    .where('kind', '=', 'zoom')
    .where('accountId', '=', accountId)
    .where('state', '=', 'active')
    .execute()

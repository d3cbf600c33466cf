// Whoever did not press a button learns that a recording came in.
import type { JobWork } from '../../../../server/jobs/job'
import { notify } from '../../../notifications/server'
import type { FoundImport } from './imports'

export async function tellOfImport(
  { isByRule, topic: title, userId, customerId }: FoundImport,
  clipId: string,
  { database, services, now, newId }: JobWork,
): Promise<void> {
  if (!isByRule) return
  const later: (() => void | Promise<void>)[] = []
  const telling = {
    services,
    now: now(),
    newId,
    member: { customerId },
    afterCommit: (after: () => void | Promise<void>) => void later.push(after),
  }
  await database.db
    .transaction()
    .execute((db) =>
      notify(
        { kind: 'recordingImported', to: [userId], subject: { clipId }, params: { title } },
        { ...telling, db },
      ),
    )
  for (const each of later) await each()
}

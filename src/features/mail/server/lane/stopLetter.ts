// A letter of which too many came back stops, and whoever wrote it is told.
import type { Db } from '../../../../server/database/tables'
import type { Services } from '../../../../server/services'
import type { MassLetters, Stopping } from './services'
import { stopIfMany } from './settle'

export async function stopLetter(letterId: string, stopping: Stopping): Promise<void> {
  if (!(await stopIfMany(stopping.db, letterId))) return
  await (await writerOf(letterId, stopping))?.stopped(letterId, stopping)
}

export async function writerOf(
  letterId: string,
  { db, services }: { readonly db: Db; readonly services: Services },
): Promise<MassLetters | undefined> {
  const batch = await db
    .selectFrom('mailBatches')
    .select('kind')
    .where('id', '=', letterId)
    .executeTakeFirst()
  return services.mailLane.kinds.find(({ kind }) => kind === batch?.kind)
}

type Setting = Pick<Stopping, 'now' | 'newId' | 'services'>

/** In one transaction; what is told is told once that has happened. */
export async function settleWhole<Result>(
  db: Db,
  setting: Setting,
  settle: (stopping: Stopping) => Promise<Result>,
): Promise<Result> {
  const later: (() => void | Promise<void>)[] = []
  const afterCommit: Stopping['afterCommit'] = (tell) => void later.push(tell)
  const result = await db
    .transaction()
    .execute((within) => settle({ ...setting, db: within, afterCommit }))
  for (const each of later) await each()
  return result
}

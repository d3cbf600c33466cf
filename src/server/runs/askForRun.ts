import type { Context } from '../context'
import { askForJob } from '../jobs/askForJob'
import { performRunJob } from './performRun'
import { findRun, insertRun } from './queries'
import type { RunDefinition, RunOrder } from './run'

/** The run is made if and only if the transaction commits. @returns its id */
export async function askForRun(
  { kind }: RunDefinition,
  { customerId, params = {}, isDryRun = false }: Partial<Omit<RunOrder, 'askedBy'>>,
  context: Context,
): Promise<string> {
  const { db, now, newId, member } = context
  const id = newId()
  await insertRun(db, {
    id,
    kind,
    askedBy: member.userId,
    customerId: customerId ?? null,
    params: JSON.stringify(params),
    isDryRun,
    createdAt: now,
  })
  await queueRun(id, context)
  return id
}

/** Has a run made whose row says that it is queued. */
export async function queueRun(id: string, context: Context): Promise<void> {
  const run = await findRun(context.db, id)
  if (!run) throw new Error('There is no such run.')
  const { kind, customerId, params, isDryRun } = run
  await askForJob(performRunJob, { subjectId: id, customerId }, context)
  context.audit({ action: 'run.asked', target: id, details: { kind, params, isDryRun } })
}

import type { Context } from '../context'
import { askForJob } from '../jobs/askForJob'
import { performRunJob } from './performRun'
import { insertRun } from './queries'
import type { RunDefinition, RunOrder } from './run'

/** The run is made if and only if the transaction commits. @returns its id */
export async function askForRun(
  { kind }: RunDefinition,
  { customerId, params = {}, isDryRun = false }: Partial<Omit<RunOrder, 'askedBy'>>,
  context: Context,
): Promise<string> {
  const { db, now, newId, member, audit } = context
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
  await askForJob(performRunJob, { subjectId: id, customerId: customerId ?? null }, context)
  audit({ action: 'run.asked', target: id, details: { kind, params, isDryRun } })
  return id
}

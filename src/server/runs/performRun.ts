/** Makes a run, and forgets it with its file after a week. */
import { writeAudit } from '../audit'
import { isOutage } from '../isOutage'
import { defineJob, type JobWork } from '../jobs/job'
import { patienceFor } from '../jobs/patience'
import {
  addLine,
  beginRun,
  deleteRun,
  endRun,
  findRun,
  listRunsEndedBefore,
  type RunRow,
} from './queries'
import { RunRefused, type RunFile, type RunLine } from './run'

export const runKeepDays = 7
const keptMs = runKeepDays * 86_400_000

export const fileKeyOf = (runId: string) => `runs/${runId}`

export const performRunJob = defineJob({
  id: 'runs.perform',
  lane: 'runs',
  run: performRun,
  async failed(fault, work) {
    const { database, subjectId, now, failures } = work
    if (isOutage(fault) && failures + 1 < patienceFor(fault)) return 'again'
    const line: RunLine = fault instanceof RunRefused ? fault.line : { key: 'errors.unexpected' }
    await addLine(database.db, subjectId, line)
    await endRun(database.db, subjectId, { state: 'failed', endedAt: now() })
    const row = await findRun(database.db, subjectId)
    if (row) await record(row, work)
    return 'over'
  },
})

async function performRun(work: JobWork): Promise<void> {
  const { database, services, subjectId: id } = work
  const row = await beginRun(database.db, id)
  if (!row) return
  const definition = services.runs.definitions.find(({ kind }) => kind === row.kind)
  if (!definition) throw new Error(`There is no ${row.kind} any more.`)
  const file = await definition.run(row, {
    ...work,
    say: (line) => addLine(database.db, id, line),
    report: (percent) => work.report('run', percent),
  })
  work.signal.throwIfAborted()
  const kept = file && (await keep(file, row, work))
  await endRun(database.db, id, { state: 'succeeded', endedAt: work.now(), ...kept })
  await record({ ...row, state: 'succeeded' }, work)
}

async function keep({ name, body }: RunFile, { id }: RunRow, { services }: JobWork) {
  const { storage } = services.runs
  await storage.put(fileKeyOf(id), body)
  const stored = await storage.find(fileKeyOf(id))
  return { fileName: name, fileBytes: stored?.bytes ?? 0 }
}

async function record(row: RunRow, { database, now, newId }: JobWork): Promise<void> {
  const { id, kind, state, askedBy: userId, customerId, isDryRun } = row
  const action = `run.${state}`
  const event = { action, target: id, details: { kind, isDryRun } }
  await writeAudit(database.db, [event], {
    now: now(),
    ip: '',
    userId,
    customerId: customerId ?? undefined,
    newId,
  })
}

const atOnce = 100

export const forgetRunsJob = defineJob({
  id: 'runs.forget',
  lane: 'upkeep',
  everyMs: 3_600_000,
  async run({ database: { db }, services, now }) {
    const before = new Date(now().getTime() - keptMs)
    // The file first: a row without its file is tried again, a file without its row would stay.
    for (const { id, fileName } of await listRunsEndedBefore(db, before, atOnce)) {
      if (fileName !== null) await services.runs.storage.remove([fileKeyOf(id)])
      await deleteRun(db, id)
    }
  },
})

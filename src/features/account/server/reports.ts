/** The reports of /myprofile/report, each with the one that was made last. */
import type { Report } from '../../../../generated/facts/features/account'
import type { Context, Handler } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { askForRun } from '../../../server/runs/askForRun'
import { linkToFile } from '../../../server/runs/downloads'
import { runKeepDays } from '../../../server/runs/performRun'
import { findLastRuns, type LastRun } from '../../../server/runs/queries'
import type { RunDefinition } from '../../../server/runs/run'
import { mayUse, signInsReport } from '../../../session/server'
import { peopleReport, storageReport } from '../../audience/server'
import { uploadsReport } from '../../footage/server'
import { customersReport } from '../../super-admin/server'

type ReportId = Report['reportId']

/** Whoever may use a call or a route may have in a file what it shows. */
const reports: Readonly<Record<ReportId, { run: RunDefinition; like: string }>> = {
  signIns: { run: signInsReport, like: 'listSessions' },
  uploads: { run: uploadsReport, like: 'listClips' },
  people: { run: peopleReport, like: 'listUsers' },
  storage: { run: storageReport, like: 'organization.basic' },
  customers: { run: customersReport, like: 'super-admin.customers' },
}

const dayMs = 86_400_000

export const listReports: Handler<'listReports'> = async (_, context) => {
  const { member, services } = context
  const mine = (Object.keys(reports) as ReportId[]).filter((id) =>
    mayUse(reports[id].like, member, services.session),
  )
  return presentAll(mine, context)
}

export const makeReport: Handler<'makeReport'> = async ({ reportId }, context) => {
  const { member, services } = context
  const { run, like } = reports[reportId]
  if (!mayUse(like, member, services.session)) throw forbidden()
  const [last] = await presentAll([reportId], context)
  if (last?.state === 'queued' || last?.state === 'running') throw failure('reportUnderWay')
  await askForRun(run, { customerId: member.customerId }, context)
  const [made] = await presentAll([reportId], context)
  return made!
}

async function presentAll(ids: readonly ReportId[], context: Context): Promise<Report[]> {
  const { db, member } = context
  const kinds = ids.map((id) => reports[id].run.kind)
  const last = await findLastRuns(db, member, kinds)
  return ids.map((id) => present(id, last.get(reports[id].run.kind), context))
}

function present(reportId: ReportId, run: LastRun | undefined, { now, services }: Context): Report {
  if (!run) return { reportId, state: 'none' }
  return {
    reportId,
    state: run.state,
    askedAt: run.createdAt.toISOString(),
    ...(run.state === 'running' ? { progress: run.progress ?? 0 } : {}),
    ...(run.endedAt
      ? { keptUntil: new Date(run.endedAt.getTime() + runKeepDays * dayMs).toISOString() }
      : {}),
    ...(run.fileName === null
      ? {}
      : { fileBytes: Number(run.fileBytes), fileUrl: linkToFile(services.links, run.id, now) }),
  }
}

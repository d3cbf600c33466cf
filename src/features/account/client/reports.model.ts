// The reports a person may have: asked for when the screen opens, and again while one is being made.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { Report } from '../../../../generated/facts/features/account'
import { networkChanged } from '../../../browser/network'
import { pageShown } from '../../../browser/tabs'
import { createTimer } from '../../../browser/timer'
import { epochBegan } from '../../../calls/epoch.model'
import { $routeId, screenOpened } from '../../../shell/routing/screen.model'
import { listReportsFx, makeReportFx } from './calls'

type ReportId = Report['reportId']

export const reportAsked = createEvent<ReportId>()
export const reportsAsked = createEvent()

/** While one is being made, and before the links of those that are there are over. */
const soonMs = 2_000
const linksMs = 4 * 60_000

const $isHere = $routeId.map((routeId) => routeId === 'account.report')
const rest = createTimer()

/** null: not read yet. */
export const $reports = createStore<readonly Report[] | null>(null)
  .on(listReportsFx.doneData, (_, reports) => reports)
  .on(
    makeReportFx.doneData,
    (reports, made) =>
      reports?.map((report) => (report.reportId === made.reportId ? made : report)) ?? null,
  )
  .reset(epochBegan)
export const $isReading = listReportsFx.pending
export const $isFailed = createStore(false)
  .on(listReportsFx.finally, (_, { status }) => status === 'fail')
  .reset(epochBegan)
/** Asked for, and not answered yet. */
export const $askedIds = createStore<readonly ReportId[]>([])
  .on(makeReportFx, (ids, { reportId }) => [...ids, reportId])
  .on(makeReportFx.finally, (ids, { params }) => ids.filter((id) => id !== params.reportId))

const isUnderWay = ({ state }: Report) => state === 'queued' || state === 'running'

sample({
  clock: screenOpened,
  filter: ({ routeId }) => routeId === 'account.report',
  fn: () => undefined,
  target: reportsAsked,
})
sample({
  clock: merge([pageShown, networkChanged.filter({ fn: Boolean }), rest.ended]),
  source: $isHere,
  filter: Boolean,
  fn: () => undefined,
  target: reportsAsked,
})
sample({
  clock: reportsAsked,
  source: $isReading,
  filter: (isReading) => !isReading,
  fn: () => ({}),
  target: listReportsFx,
})
sample({
  clock: [listReportsFx.finally, makeReportFx.finally],
  source: combine({ reports: $reports, isHere: $isHere }),
  filter: ({ isHere }) => isHere,
  fn: ({ reports }) => (reports?.some(isUnderWay) ? soonMs : linksMs),
  target: rest.started,
})
sample({
  clock: reportAsked,
  source: $askedIds,
  filter: (ids, id) => !ids.includes(id),
  fn: (_, reportId) => ({ reportId }),
  target: makeReportFx,
})
// Somebody asked for it in another tab.
sample({ clock: makeReportFx.fail, fn: () => undefined, target: reportsAsked })

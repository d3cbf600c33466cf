// How one program is watched, for those who build it.
import { createEvent, createStore, sample } from 'effector'
import {
  getProgramInsights,
  type InsightCurve,
} from '../../../../generated/facts/features/analytics'
import { createCallFx } from '../../../calls/createCallFx'
import { subjectNamed } from '../../../shell/routing/page.model'
import { screenOpened } from '../../../shell/routing/screen.model'

const routeId = 'analytics.program'
export const readAgain = createEvent()
const getProgramInsightsFx = createCallFx(getProgramInsights)

const opened = screenOpened.filterMap((visited) =>
  visited.routeId === routeId ? (visited.params['programId'] ?? '') : undefined,
)
const $programId = createStore('').on(opened, (_, id) => id)
sample({
  clock: [opened, readAgain],
  source: $programId,
  fn: (programId) => ({ programId }),
  target: getProgramInsightsFx,
})

/** Of the program that is open: another one may have been opened meanwhile. */
const read = sample({
  clock: getProgramInsightsFx.done,
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { result }) => result,
})
const failed = sample({
  clock: getProgramInsightsFx.fail,
  source: $programId,
  filter: (id, { params }) => id === params.programId,
  fn: (_, { error }) => error,
})

export const $insights = createStore<InsightCurve | null>(null, { serialize: 'ignore' })
  .on(read, (_, insights) => insights)
  .reset(opened)
export const $state = createStore<'reading' | 'there' | 'missing' | 'failed'>('reading')
  .on(read, () => 'there')
  .on(failed, (_, failure) =>
    failure.kind === 'refused' && failure.code === 'notFound' ? 'missing' : 'failed',
  )
  .reset(opened, readAgain)

sample({ clock: read, fn: ({ title }) => title, target: subjectNamed })

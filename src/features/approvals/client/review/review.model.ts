// The program that is reviewed: its versions, what was asked about them, and the one that is watched.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import type {
  ListProgramsRow,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { $query, navigateFx } from '../../../../browser/location'
import { eventHeard } from '../../../../shell/events/heard'
import { screenClosed, screenOpened } from '../../../../shell/routing/screen.model'
import { listApprovalsFx, listProgramsFx, listProgramVersionsFx } from './calls'

export interface Review {
  readonly program: ListProgramsRow
  /** The latest first. */
  readonly versions: readonly ProgramVersion[]
  /** The latest first. */
  readonly approvals: readonly ListApprovalsRow[]
}

const routeId = 'approvals.review'
export const reviewReadAgain = createEvent()
export const versionChosen = createEvent<number>()
/** With which version; null: the comparison is over. */
export const comparisonChosen = createEvent<number | null>()

const opened = screenOpened.filterMap((visited) =>
  visited.routeId === routeId ? (visited.params['programId'] ?? '') : undefined,
)
const closed = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })

export const $programId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed)

const readReviewFx = createEffect(async (programId: string): Promise<Review | null> => {
  const about = { field: 'program', op: 'is', value: programId } as const
  const [{ rows }, { versions }, approvals] = await Promise.all([
    listProgramsFx({ ids: [programId] }),
    listProgramVersionsFx({ programId }),
    listApprovalsFx({ filters: [about], limit: 50 }),
  ])
  const [program] = rows
  return program ? { program, versions, approvals: approvals.rows } : null
})

sample({
  clock: [$programId, reviewReadAgain],
  source: $programId,
  filter: (id) => id !== null,
  fn: (id) => id ?? '',
  target: readReviewFx,
})

// What it shows may be shown no more.
sample({
  clock: eventHeard.filterMap(({ topic, row }) =>
    topic === 'programs' ? { id: row?.id } : undefined,
  ),
  source: $programId,
  filter: (programId, { id }) => programId !== null && (id === undefined || id === programId),
  fn: () => undefined,
  target: reviewReadAgain,
})

const read = sample({
  clock: readReviewFx.done,
  source: $programId,
  filter: (id, { params }) => id === params,
  fn: (_, { result }) => result,
})

export const $review = createStore<Review | null>(null, { serialize: 'ignore' })
  .on(read, (_, review) => review)
  .reset(opened)

export const $state = createStore<'reading' | 'there' | 'missing' | 'failed'>('reading')
  .on(read, (_, review) => (review ? 'there' : 'missing'))
  .on(readReviewFx.failData, (state, failure) =>
    state === 'there' ? state : isMissing(failure) ? 'missing' : 'failed',
  )
  .reset(opened)

function isMissing(failure: unknown): boolean {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    (failure as { code?: unknown }).code === 'notFound'
  )
}

/** What the address asks for; 0: nothing. */
const $wanted = $query.map(({ v = '' }) => Number.parseInt(v, 10) || 0)
const $wantedBase = $query.map((query) => Number.parseInt(query['with'] ?? '', 10) || 0)

/** The one that is watched; null: there is none yet. */
export const $version = combine($review, $wanted, (review, wanted) => {
  const versions = review?.versions ?? []
  const sought = wanted || review?.approvals.find(({ state }) => state === 'pending')?.versionNo
  return versions.find(({ versionNo }) => versionNo === sought) ?? versions[0] ?? null
})

/** What was asked about the version that is watched, the latest of it. */
export const $approval = combine(
  $review,
  $version,
  (review, version) =>
    review?.approvals.find(({ versionId }) => versionId === version?.versionId) ?? null,
)

/**
 * With what it is compared: what the address asks for, else the last one this person has decided on,
 * else the one before.
 */
export const $base = combine($review, $version, $wantedBase, (review, version, wanted) => {
  if (!review || !version) return null
  const earlier = review.versions.filter(({ versionNo }) => versionNo < version.versionNo)
  const named = earlier.find(({ versionNo }) => versionNo === wanted)
  if (named) return named
  const decided = review.approvals
    .filter(({ isDecidedByMe, versionNo }) => isDecidedByMe && versionNo < version.versionNo)
    .map(({ versionNo }) => versionNo)
  return earlier.find(({ versionNo }) => versionNo === Math.max(...decided)) ?? earlier[0] ?? null
})

/** Two versions stand beside each other. */
export const $isComparing = combine(
  $base,
  $wantedBase,
  (base, wanted) => base !== null && base.versionNo === wanted,
)

interface Place {
  readonly programId: string
  readonly versionNo: number
  readonly baseNo: number | null
}
const addressOf = ({ programId, versionNo, baseNo }: Place) =>
  `${href(routeId, { programId })}?v=${versionNo}${baseNo === null ? '' : `&with=${baseNo}`}`

const $place = combine({ programId: $programId, version: $version, base: $base, $isComparing })
sample({
  clock: versionChosen,
  source: $place,
  fn: ({ programId, base, $isComparing: isComparing }, versionNo) => ({
    to: addressOf({
      programId: programId ?? '',
      versionNo,
      baseNo: isComparing && base && base.versionNo < versionNo ? base.versionNo : null,
    }),
    replace: true,
  }),
  target: navigateFx,
})
sample({
  clock: comparisonChosen,
  source: $place,
  fn: ({ programId, version, $isComparing: isComparing }, baseNo) => ({
    to: addressOf({ programId: programId ?? '', versionNo: version?.versionNo ?? 0, baseNo }),
    // Back leaves the comparison, whatever was chosen in it.
    replace: isComparing,
  }),
  target: navigateFx,
})

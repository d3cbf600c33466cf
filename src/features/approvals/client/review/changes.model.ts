// How the version that is watched differs from the one it is compared with.
import { combine, createStore, sample } from 'effector'
import type { GetVersionTimelineResponse } from '../../../../../generated/facts/features/approvals'
import { changes } from '../../../programs/timeline'
import { getVersionTimelineFx } from './calls'
import { $base, $programId, $version, reviewReadAgain } from './review.model'

/** By version. */
const $known = createStore<Readonly<Record<string, GetVersionTimelineResponse>>>(
  {},
  { serialize: 'ignore' },
)
  .on(getVersionTimelineFx.doneData, (known, reply) => ({ ...known, [reply.versionId]: reply }))
  // Whether it is approved may be another matter now.
  .reset(reviewReadAgain)
  .reset($programId)

const $version$base = combine({ version: $version, base: $base, programId: $programId })
for (const which of ['version', 'base'] as const) {
  sample({
    clock: [$version$base, reviewReadAgain],
    source: { known: $known, both: $version$base },
    filter: ({ known, both }) => both[which] !== null && known[both[which].versionId] === undefined,
    fn: ({ both }) => ({
      programId: both.programId ?? '',
      versionId: both[which]?.versionId ?? '',
    }),
    target: getVersionTimelineFx,
  })
}

export const $pair = combine($version, $base, $known, (version, base, known) => {
  const [is, was] = [version && known[version.versionId], base && known[base.versionId]]
  return {
    /** Both versions are read: a timeline that is missing was never there. */
    isRead: Boolean(is && (was || !base)),
    timeline: is?.timeline,
    before: was?.timeline,
    facts: is?.facts,
    factsBefore: was?.facts,
  }
})
/** What the server knows of the version that is watched; null: not read yet. */
export const $facts = combine($version, $known, (version, known) =>
  version ? (known[version.versionId] ?? null) : null,
)

/** null: not known, or there is nothing to compare with. */
export const $changes = $pair.map(({ timeline, before }) =>
  timeline && before ? changes(before, timeline) : null,
)
export const $changedMs = $changes.map((all) => {
  const spans = (all ?? []).toSorted((one, two) => one.fromMs - two.fromMs)
  let [sum, end] = [0, 0]
  for (const { fromMs, toMs } of spans) {
    sum += Math.max(0, toMs - Math.max(fromMs, end))
    end = Math.max(end, toMs)
  }
  return sum
})

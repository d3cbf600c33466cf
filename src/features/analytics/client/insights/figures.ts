import type { InsightOverview } from '../../../../../generated/facts/features/analytics'

type Compared = InsightOverview['plays']

/** undefined: there is nothing of which it could be a part. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** By which part it grew. */
export const changeIn = ({ now, before }: Compared): number | undefined =>
  shareOf(now - before, before)

/** How much more of the whole it is than it was. */
export function pointsIn(part: Compared, whole: Compared): number | undefined {
  const now = shareOf(part.now, whole.now)
  const before = shareOf(part.before, whole.before)
  return now === undefined || before === undefined ? undefined : now - before
}

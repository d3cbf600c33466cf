import type {
  InsightOverview,
  InsightProgram,
} from '../../../../../generated/facts/features/analytics'

type Compared = InsightOverview['plays']

/** undefined: there is nothing of which it could be a part. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? part / whole : undefined

/** Beyond this, a percentage says only that there was nearly nothing before. */
const mostTimes = 10

/** By which part it grew. */
export function changeIn({ now, before }: Compared): number | undefined {
  const change = shareOf(now - before, before)
  return change !== undefined && change < mostTimes ? change : undefined
}

/** How much more of the whole it is than it was. */
export function pointsIn(part: Compared, whole: Compared): number | undefined {
  const now = shareOf(part.now, whole.now)
  const before = shareOf(part.before, whole.before)
  return now === undefined || before === undefined ? undefined : now - before
}

/** Whether people watched to whom it was not sent: more than were reached. */
export const isBeyondReach = ({
  watched,
  reached,
}: Pick<InsightProgram, 'watched' | 'reached'>): boolean => watched > reached

/** Visits of the last four weeks of what is on air, so that analytics has something to show. */
import type { Device, Source } from '../../features/analytics/session'
import { slotOf } from '../../features/analytics/session'
import type { Stage } from './stage'

const dayMs = 86_400_000
const days = 28

/** The same for each start: a number from 0 to 1 by another. */
const lot = (seed: number) => {
  const turned = Math.sin(seed * 12.9898) * 43_758.5453
  return turned - Math.floor(turned)
}

export async function writeSessions({ db, now, newId }: Stage): Promise<void> {
  const programs = await db
    .selectFrom('programs as program')
    .innerJoin('programVersions as version', 'version.id', 'program.publishedVersionId')
    .select(['program.id', 'program.customerId', 'program.ownerUserId'])
    .select(['version.versionNo', 'version.bodyEndMs'])
    .where('program.state', '=', 'published')
    .orderBy('program.titleKey')
    .execute()
  for (const [nth, program] of programs.entries()) {
    const members = await db
      .selectFrom('memberships')
      .select('userId')
      .where('customerId', '=', program.customerId)
      .where('userId', '<>', program.ownerUserId)
      .orderBy('userId')
      .execute()
    const visits = members.flatMap(({ userId }, at) => visitsOf(userId, nth * 997 + at, nth))
    if (visits.length === 0) continue
    const { id: programId, customerId, versionNo, bodyEndMs } = program
    const seconds = Math.max(1, Math.ceil(bodyEndMs / 1_000))
    const of = { programId, customerId, versionNo, reportedSlot: slotOf(now) }
    await db
      .insertInto('viewSessions')
      .values(
        visits.map(({ userId, seed, daysAgo }) => {
          const source = sourceOf(lot(seed + 5))
          return {
            ...of,
            // Of those who come by a share page no more is known than their visit.
            userId: source === 'share' ? null : userId,
            sessionId: newId(),
            source,
            device: deviceOf(lot(seed + 6)),
            startedAt: momentOf(now, daysAgo, seed),
            coverage: coverageOf(seconds, seed),
          }
        }),
      )
      .execute()
  }
}

/** Fewer people look at weekends. */
function momentOf(now: Date, daysAgo: number, seed: number): Date {
  const moment = new Date(now.getTime() - daysAgo * dayMs - lot(seed + 4) * (dayMs / 4))
  const isWeekend = [0, 6].includes(moment.getUTCDay())
  return isWeekend && lot(seed + 3) < 0.7 ? new Date(moment.getTime() - 2 * dayMs) : moment
}

interface Visit {
  readonly userId: string
  readonly seed: number
  readonly daysAgo: number
}

/** The first programs are watched by most, and some come back. */
function visitsOf(userId: string, seed: number, nth: number): Visit[] {
  const count = lot(seed) < 0.9 - nth * 0.06 ? (lot(seed + 1) < 0.25 ? 2 : 1) : 0
  return Array.from({ length: count }, (_, at) => ({
    userId,
    seed: seed + at * 101,
    daysAgo: Math.floor(lot(seed + 2 + at * 31) ** 1.4 * days),
  }))
}

/** Most watch on to the end, some leave on the way, and one place in the middle is looked up. */
function coverageOf(seconds: number, seed: number): string {
  const left = lot(seed + 7)
  const until = left < 0.62 ? seconds : Math.ceil(seconds * (0.15 + left * 0.7))
  const looksUp = lot(seed + 8) < 0.3
  return Array.from({ length: seconds }, (_, second) => {
    const share = second / seconds
    return second < until || (looksUp && share > 0.55 && share < 0.68) ? '1' : '0'
  }).join('')
}

const sourceOf = (at: number): Source => (at < 0.6 ? 'feed' : at < 0.92 ? 'channel' : 'share')
const deviceOf = (at: number): Device => (at < 0.71 ? 'computer' : at < 0.95 ? 'phone' : 'tablet')

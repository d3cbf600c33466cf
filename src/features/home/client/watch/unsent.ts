import type { ReportViewingRequest } from '../../../../../generated/facts/features/home'
import { inMilliseconds, inSeconds } from './ranges'

/** What was played and has not reached the server, by program, the latest last. */
export type Unsent = readonly ReportViewingRequest[]

const mostPrograms = 50

/** Text that another version of the product kept may say something else. */
export function readUnsent(text: string | null): Unsent {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isReport) : []
  } catch {
    return []
  }
}

const isReport = (value: Partial<ReportViewingRequest> | null): value is ReportViewingRequest =>
  typeof value?.programId === 'string' &&
  typeof value.sessionId === 'string' &&
  typeof value.versionNo === 'number' &&
  typeof value.positionMs === 'number' &&
  Array.isArray(value.ranges)

/** One report for each program: what was played adds up, where it stands is said by the latest. */
export function withReport(unsent: Unsent, report: ReportViewingRequest): Unsent {
  const known = unsent.find(({ programId }) => programId === report.programId)
  const others = unsent.filter((each) => each !== known)
  return [...others, known ? merged(known, report) : report].slice(-mostPrograms)
}

function merged(one: ReportViewingRequest, other: ReportViewingRequest): ReportViewingRequest {
  // Another version is another film.
  if (one.versionNo !== other.versionNo) return one.versionNo > other.versionNo ? one : other
  const latest = one.sessionId > other.sessionId ? one : other
  const ranges = inMilliseconds([...one.ranges, ...other.ranges])
  return { ...latest, ranges: inSeconds(ranges) }
}

/** As long as nothing was added to it. */
export const withoutReport = (unsent: Unsent, report: ReportViewingRequest): Unsent =>
  unsent.filter((each) => JSON.stringify(each) !== JSON.stringify(report))

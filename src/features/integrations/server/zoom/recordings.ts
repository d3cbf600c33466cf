// The recordings of a month, with what became of each here.
import type {
  ListRecordingsRequest,
  ListRecordingsResponse,
  Recording,
  RecordingImport,
} from '../../../../../generated/facts/features/integrations'
import type { Context } from '../../../../server/context'
import { failure } from '../../../../server/errors'
import { addressesOf } from '../../../media/server'
import { toldOf, withToken } from '../access'
import { requireConnection } from '../connecting'
import { listImports } from './imports'
import type { RecordedMeeting } from './zoom'

const dayMs = 24 * 3_600_000
/** Zoom answers a month at most. */
const daysOfMonth = 30

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export async function listRecordings(
  { monthsBack = 0 }: ListRecordingsRequest,
  context: Context,
): Promise<ListRecordingsResponse> {
  const { db, now, services } = context
  const connection = await requireConnection('zoom', context)
  const { zoom } = services.integrations
  if (!zoom) throw failure('integrationNotSetUp', { service: 'Zoom' })
  // A day later than here it may be somewhere already.
  const to = now.getTime() + dayMs - monthsBack * daysOfMonth * dayMs
  const days = { from: dayOf(to - daysOfMonth * dayMs), to: dayOf(to) }
  try {
    const meetings = await withToken(connection.id, { db, services, now }, (token) =>
      zoom.listRecordings(token, days),
    )
    const ids = meetings.map(({ uuid }) => uuid)
    const imports = await importsOf(connection.id, ids, context)
    return { recordings: meetings.map((each) => present(each, imports.get(each.uuid))) }
  } catch (fault) {
    throw toldOf(fault, 'zoom')
  }
}

const present = (meeting: RecordedMeeting, here: RecordingImport | undefined): Recording => ({
  meetingId: meeting.uuid,
  topic: meeting.topic,
  heldAt: new Date(meeting.start_time).toISOString(),
  minutes: Math.round(meeting.duration),
  bytes: meeting.total_size,
  import: here,
})

/** By meeting. */
export async function importsOf(
  connectionId: string,
  meetingIds: readonly string[],
  context: Context,
): Promise<Map<string, RecordingImport>> {
  const rows = await listImports(context.db, connectionId, meetingIds)
  return new Map(rows.map((row) => [row.meetingId, presentImport(row, context)]))
}

type ImportRow = Awaited<ReturnType<typeof listImports>>[number]

function presentImport(row: ImportRow, context: Context): RecordingImport {
  const { state, failCode, isByRule, clipId, heldBy, progress, deletedAt } = row
  const isRunning = state === 'waiting' && heldBy !== null
  // What was deleted here may come in again.
  const isDeleted = state === 'done' && (clipId === null || deletedAt !== null)
  return {
    state: isRunning ? 'running' : isDeleted ? 'deleted' : state,
    isByRule,
    percent: isRunning ? (progress ?? 0) : undefined,
    failCode: failCode ?? undefined,
    clipId: isDeleted ? undefined : (clipId ?? undefined),
    posterUrl: isDeleted ? undefined : posterOf(row, context),
  }
}

/** Whoever gave the clip away may see it no more. */
function posterOf(
  { renditions, addressRev, ownerUserId }: ImportRow,
  context: Context,
): string | undefined {
  const poster = renditions?.find(({ kind }) => kind === 'poster')
  if (!poster || addressRev === null || ownerUserId !== context.member.userId) return undefined
  return addressesOf({ addressRev }, context)(poster.key)
}

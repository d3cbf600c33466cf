// What somebody sent to YouTube, as their page lists it.
import type {
  YoutubeUpload,
  YoutubeUploads,
} from '../../../../../generated/facts/features/integrations'
import type { Context } from '../../../../server/context'
import { nextPacificDay } from '../../pacificDay'
import { findConnection } from '../connections'
import { countToday, listUploads, mostADay } from './uploads'

const mostShown = 100

export async function presentUploads(context: Context): Promise<YoutubeUploads> {
  const { db, member, now } = context
  const connection = await findConnection(db, member, 'youtube')
  const rows = connection ? await listUploads(db, connection.id, mostShown) : []
  return {
    uploads: rows.map(present),
    usedToday: await countToday(db, now),
    mostADay,
    againAt: nextPacificDay(now).toISOString(),
  }
}

type Row = Awaited<ReturnType<typeof listUploads>>[number]

const present = (row: Row): YoutubeUpload => ({
  uploadId: row.id,
  programId: row.programId,
  programTitle: row.programTitle,
  versionNo: row.versionNo,
  title: row.title,
  privacy: row.privacy,
  state: row.state,
  failCode: row.failCode ?? undefined,
  sentBytes: Number(row.sentBytes),
  totalBytes: Number(row.totalBytes),
  videoUrl: row.videoId === null ? undefined : watchAt(row.videoId),
  isKeptPrivate: row.shownPrivacy === 'private' && row.privacy !== 'private',
  waitsUntil: row.state === 'waiting' ? row.waitsUntil?.toISOString() : undefined,
  askedAt: row.askedAt.toISOString(),
})

const watchAt = (videoId: string) =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`

import { screen as footage } from '../../../../generated/facts/screens/footage'
import { csvFile } from '../../../server/runs/csvFile'
import { defineRun } from '../../../server/runs/run'
import { clipStandingOf } from '../clip'
import { listOwnClips, type ClipRow } from './queries'

const mostRows = 10_000

/** What a person has brought into a customer. */
export const uploadsReport = defineRun({
  kind: 'footage.uploads',
  async run(order, work) {
    const { askedBy, customerId } = order
    const clips = await listOwnClips(work.database.db, customerId ?? '', askedBy, mostRows)
    const rows = clips.map((clip) => ({
      title: clip.title,
      createdAt: clip.createdAt,
      bytes: Number(clip.bytes),
      durationMs: clip.durationMs,
      state: clip.deletedAt === null ? standingOf(clip) : 'trashed',
    }))
    const heads = ['title', 'createdAt', 'bytes', 'durationMs', 'state'] as const
    return csvFile({ name: 'uploads', heads, rows, like: footage }, order, work)
  },
})

const standingOf = ({ assetState, uploadState }: Pick<ClipRow, 'assetState' | 'uploadState'>) =>
  clipStandingOf({ assetState, ...(uploadState ? { uploadState } : {}) }).state

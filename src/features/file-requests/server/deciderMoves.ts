// What those who asked do with the files that they get (work.md 2 and 5).
import type {
  ReturnFilesRequest,
  ReturnFilesResponse,
} from '../../../../generated/facts/features/file-requests'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { placeFiles } from '../../files/server'
import type { RequestRow } from './loadRequests'
import { lockRequest, moveRequest, stepFiles, touchRequest } from './moveRequest'
import { requests } from './requests'
import { tellOfRequest, untellOfRequest } from './tellOfRequest'

const table = 'fileRequests'
const shortestReason = 3

const idsOf = ({ files }: RequestRow) => files.map(({ file }) => file.fileId)

export const acceptFiles = changeRows('acceptFiles', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveRequest(row, 'accept', { decidedAt: context.now }, context)
    await stepFiles(row, { from: ['sent'], to: 'accepted' }, context)
    await placeFiles(idsOf(row), null, context)
    await tellOfRequest(row, 'filesAccepted', [row.assigneeUserId], context)
  },
})

export const reconsiderFiles = changeRows('reconsiderFiles', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveRequest(row, 'reconsider', { decidedAt: null }, context)
    await ensureUnused(row, context)
    await stepFiles(row, { from: ['accepted'], to: 'sent' }, context)
    await placeFiles(idsOf(row), row.id, context)
    await untellOfRequest(row, ['filesAccepted'], context)
    await tellOfRequest(row, 'filesReconsidered', [row.assigneeUserId], context)
  },
})

/** A program keeps what it shows. */
async function ensureUnused(row: RequestRow, { db, member }: Context): Promise<void> {
  const ids = idsOf(row)
  if (ids.length === 0) return
  const used = await db
    .selectFrom('programMedia')
    .select('mediaId')
    .where('customerId', '=', member.customerId)
    .where('type', '=', 'file')
    .where('mediaId', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (used) throw failure('filesInUse')
}

export async function returnFiles(
  { fileRequestId, words, marks }: ReturnFilesRequest,
  context: Context,
): Promise<ReturnFilesResponse> {
  const { db, now } = context
  const row = await lockRequest(fileRequestId, context)
  const returnWords = words.trim()
  if (returnWords.length < shortestReason) throw failure('sayWhy')
  const known = idsOf(row)
  if (marks.some(({ fileId }) => !known.includes(fileId))) throw notFound('file')
  await moveRequest(row, 'return', { returnWords, decidedAt: now }, context)
  for (const { fileId, words: said } of marks)
    await db
      .updateTable('requestedFiles')
      .set({ step: 'returned', words: said?.trim() || null })
      .where('fileId', '=', fileId)
      .execute()
  await untellOfRequest(row, ['filesSent'], context)
  await touchRequest(row, 'returnFiles', context)
  await tellOfRequest(row, 'filesReturned', [row.assigneeUserId], context)
  return requests.shown(fileRequestId, context)
}

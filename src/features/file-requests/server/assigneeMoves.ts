// What those who are asked for files do (work.md 2 and 5).
import type {
  RemoveRequestedFileRequest,
  RemoveRequestedFileResponse,
} from '../../../../generated/facts/features/file-requests'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { dropRequestedFile, type HandedIn } from '../../files/server'
import { faultOf } from '../fileRequest'
import { goodFiles } from './loadRequests'
import { judged, lockRequest, moveRequest, stepFiles, touchRequest } from './moveRequest'
import { requests } from './requests'
import { decidersOf, tellOfRequest, untellOfRequest } from './tellOfRequest'

const table = 'fileRequests'
const shortestReason = 3

export const openFileRequests = changeRows('openFileRequests', requests, {
  table,
  may: 'look',
  each: (row, _, context) => moveRequest(row, 'open', {}, context),
})

export const submitFiles = changeRows('submitFiles', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    const columns = { submittedAt: context.now, returnWords: null, isBroken: false }
    await moveRequest(row, 'submit', columns, context)
    // What was to be replaced has been; what nobody can read is not sent.
    const good = goodFiles(row).map(({ file }) => file.fileId)
    for (const { file } of row.files)
      if (!good.includes(file.fileId)) await dropRequestedFile(file.fileId, context)
    await stepFiles(row, { from: ['added'], to: 'sent' }, context)
    await tellOfRequest(row, 'filesSent', await decidersOf(row, context), context)
  },
})

export const takeBackFiles = changeRows('takeBackFiles', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveRequest(row, 'takeBack', { submittedAt: null }, context)
    await stepFiles(row, { from: ['sent'], to: 'added' }, context)
    await untellOfRequest(row, ['filesSent'], context)
  },
})

export const declineFileRequests = changeRows('declineFileRequests', requests, {
  table,
  may: 'look',
  async each(row, { declineReason, declineWords }, context) {
    const words = declineWords?.trim() ?? ''
    const isSaid = declineReason !== 'other' || words.length >= shortestReason
    if (!declineReason || !isSaid) throw failure('sayWhy')
    const said = { declineReason, declineWords: words || null, decidedAt: context.now }
    await moveRequest(row, 'decline', said, context)
    await tellOfRequest(row, 'filesDeclined', [row.createdBy], context)
  },
})

export const undeclineFileRequests = changeRows('undeclineFileRequests', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    const columns = { declineReason: null, declineWords: null, decidedAt: null }
    await moveRequest(row, 'undecline', columns, context)
    await untellOfRequest(row, ['filesDeclined'], context)
  },
})

/** A file is about to come. Nobody but whoever is asked sees it until it is sent. */
export async function handIn(
  { fileRequestId, fileId, ...file }: HandedIn,
  context: Context,
): Promise<void> {
  const row = await lockRequest(fileRequestId, context)
  judged(row, 'add', context)
  const fault = faultOf(row, goodFiles(row).length, file)
  if (fault) throw failure(fault.code, fault.params)
  const { db, member, now } = context
  await db
    .insertInto('requestedFiles')
    .values({ fileId, customerId: member.customerId, requestId: row.id, createdAt: now })
    .execute()
  await db
    .updateTable('fileRequests')
    .set((each) => ({ rev: each('rev', '+', 1), updatedAt: now, updatedBy: member.userId }))
    .where('id', '=', row.id)
    .execute()
}

export async function removeRequestedFile(
  { fileRequestId, fileId }: RemoveRequestedFileRequest,
  context: Context,
): Promise<RemoveRequestedFileResponse> {
  const row = await lockRequest(fileRequestId, context)
  judged(row, 'remove', context)
  if (!row.files.some(({ file }) => file.fileId === fileId)) throw notFound('file')
  await dropRequestedFile(fileId, context)
  await touchRequest(row, 'removeRequestedFile', context)
  return requests.shown(fileRequestId, context)
}

// What campaign managers do with file requests: ask, change, cancel, remind (work.md 2).
import type { UpdateFileRequestRequest } from '../../../../generated/facts/features/file-requests'
import { changeRow, changeRows, createdNow, createRow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest } from '../../../server/errors'
import { ensureHere } from '../../tasks/server'
import type { RequestRow } from './loadRequests'
import { moveRequest } from './moveRequest'
import { requests } from './requests'
import { showRequest, tellOfRequest, untellOfRequest } from './tellOfRequest'
import type { NewRowOf } from '../../../server/database/tables'

const table = 'fileRequests'
const mostFiles = 50

type Values = UpdateFileRequestRequest['values']

/** What stays empty asks for one file at least, as many as fit at most. */
function columnsOf({ title, instructions, kinds, minCount, maxCount, ...values }: Values) {
  if (title !== undefined && title.trim() === '') throw failure('titleEmpty')
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(instructions !== undefined && { instructions: instructions?.trim() ?? '' }),
    ...(kinds !== undefined && { kinds: [...new Set(kinds)] }),
    ...(minCount !== undefined && { minCount: minCount ?? 1 }),
    ...(maxCount !== undefined && { maxCount: maxCount ?? mostFiles }),
    ...(values.maxMegabytes !== undefined && { maxMegabytes: values.maxMegabytes }),
    ...(values.dueOn !== undefined && { dueOn: values.dueOn }),
  }
}

function ensureOrder({ minCount = 1, maxCount = mostFiles }: Partial<NewRowOf<'fileRequests'>>) {
  if (maxCount < minCount) throw failure('countTurned')
}

export const addFileRequest = createRow('addFileRequest', requests, {
  table,
  async insert({ assignee, ...values }, id, context) {
    const columns = columnsOf(values)
    ensureOrder(columns)
    await ensureHere([assignee], context)
    const { customerId } = context.member
    const { title } = values
    return { id, customerId, title, assigneeUserId: assignee, ...columns, ...createdNow(context) }
  },
  async after({ title, assignee }, id, context) {
    await tellOfNew({ id, title, assigneeUserId: assignee }, context)
  },
})

async function tellOfNew(
  asked: { readonly id: string; readonly title: string; readonly assigneeUserId: string },
  context: Context,
): Promise<void> {
  const request = { ...asked, createdBy: context.member.userId, askerIsHere: true }
  await tellOfRequest(request, 'filesAsked', [asked.assigneeUserId], context)
  await showRequest(request, context)
}

export const updateFileRequest = changeRow('updateFileRequest', requests, {
  table,
  may: 'edit',
  set(values, row) {
    const columns = columnsOf(values)
    ensureOrder({ minCount: row.minCount, maxCount: row.maxCount, ...columns })
    return columns
  },
  after: (_, row, context) => showRequest(row, context),
})

export const reassignFileRequests = changeRows('reassignFileRequests', requests, {
  table,
  may: 'look',
  async each(row, { assignee }, context) {
    if (!assignee)
      throw malformedRequest('`values.assignee` is missing.', [
        { field: 'values.assignee', code: 'required' },
      ])
    await ensureHere([assignee], context)
    await moveRequest(row, 'reassign', { decidedAt: context.now }, context)
    const id = context.newId()
    await context.db
      .insertInto('fileRequests')
      .values({ ...askedIn(row), id, assigneeUserId: assignee, ...createdNow(context) })
      .execute()
    await tellOfRequest(row, 'filesReassigned', [row.assigneeUserId], context)
    await tellOfNew({ id, title: row.title, assigneeUserId: assignee }, context)
  },
})

const askedIn = (row: RequestRow) => ({
  customerId: row.customerId,
  title: row.title,
  instructions: row.instructions,
  kinds: row.kinds,
  minCount: row.minCount,
  maxCount: row.maxCount,
  maxMegabytes: row.maxMegabytes,
  dueOn: row.dueOn,
  previousRequestId: row.id,
})

export const moveFileRequestDays = changeRows('moveFileRequestDays', requests, {
  table,
  may: 'edit',
  set: ({ dueOn }) => ({ dueOn: dueOn ?? null }),
  each: (row, _, context) => showRequest(row, context),
})

export const cancelFileRequests = changeRows('cancelFileRequests', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    const columns = { stateBefore: row.state, decidedAt: context.now }
    await moveRequest(row, 'cancel', columns, context)
    await tellOfRequest(row, 'filesCancelled', [row.assigneeUserId], context)
  },
})

export const reviveFileRequests = changeRows('reviveFileRequests', requests, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveRequest(row, 'revive', { stateBefore: null, decidedAt: null }, context)
    await untellOfRequest(row, ['filesCancelled'], context)
  },
})

export const remindFileRequests = changeRows('remindFileRequests', requests, {
  table,
  may: 'remind',
  async each(row, _, context) {
    await context.db
      .updateTable('fileRequests')
      .set({ remindedOn: row.today })
      .where('id', '=', row.id)
      .execute()
    await tellOfRequest(row, 'filesReminded', [row.assigneeUserId], context)
  },
})

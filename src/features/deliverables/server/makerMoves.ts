// What those who make deliverables do with them (work.md 2 and 5).
import { sql } from 'kysely'
import type {
  DeliverDeliverableRequest,
  DeliverDeliverableResponse,
} from '../../../../generated/facts/features/deliverables'
import { changeRows, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { seenFiles } from '../../files/server'
import { programs } from '../../programs/server'
import { deliverables } from './deliverables'
import { loadDeliverables } from './loadDeliverables'
import { moveDeliverable } from './moveDeliverable'
import { ownersOf, tellOfDeliverable, untellOfDeliverable } from './tellOfDeliverable'

const table = 'deliverables'

export const startDeliverables = changeRows('startDeliverables', deliverables, {
  table,
  may: 'look',
  each: (row, _, context) => moveDeliverable(row, 'start', {}, context),
})

export const recallDeliverables = changeRows('recallDeliverables', deliverables, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveDeliverable(row, 'recall', nothing, context)
    await untellOfDeliverable(row, ['deliverableDelivered'], context)
  },
})

const nothing = {
  programId: null,
  versionId: null,
  fileId: null,
  deliveredBy: null,
  deliveredAt: null,
}

export async function deliverDeliverable(
  request: DeliverDeliverableRequest,
  context: Context,
): Promise<DeliverDeliverableResponse> {
  const { db, member, now } = context
  const { deliverableId: id } = request
  // Nobody holds up deliverables that they do not see.
  const [seen] = await deliverables.find([id], context)
  if (!seen) throw notFound()
  await sql`select from deliverables where id = ${id} for no key update`.execute(db)
  const [row] = await loadDeliverables([id], context)
  if (!row) throw notFound()
  const delivered = await whatIs(request, context)
  const columns = { deliveredBy: member.userId, deliveredAt: now, changesWords: null }
  await moveDeliverable(row, 'deliver', { ...nothing, ...delivered, ...columns }, context)
  await db
    .updateTable('deliverables')
    .set((each) => ({ rev: each('rev', '+', 1), updatedAt: now, updatedBy: member.userId }))
    .where('id', '=', id)
    .execute()
  const told = { list: deliverables.callId, call: 'deliverDeliverable', act: 'action' } as const
  await recordChanges([{ id, fields: [] }], told, context)
  await tellOfDeliverable(row, 'deliverableDelivered', await ownersOf(row, context), context)
  return deliverables.shown(id, context)
}

/** Only what whoever delivers sees themselves. */
export async function whatIs(
  { programId, versionNo, fileId }: DeliverDeliverableRequest,
  context: Context,
): Promise<{ programId: string; versionId: string } | { fileId: string }> {
  if ((programId === undefined) === (fileId === undefined))
    throw malformedRequest('Either a program or a file is delivered.', [
      { field: 'programId', code: 'required' },
    ])
  if (programId !== undefined)
    return { programId, versionId: await versionOf(programId, versionNo, context) }
  const file = await seenFiles(context)
    .select('file.id')
    .where('file.id', '=', fileId ?? '')
    .where('file.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!file) throw notFound('file')
  return { fileId: file.id }
}

/** The latest one unless said. */
async function versionOf(
  programId: string,
  versionNo: number | undefined,
  context: Context,
): Promise<string> {
  await programs.shown(programId, context)
  const version = await context.db
    .selectFrom('programVersions')
    .select('id')
    .where('customerId', '=', context.member.customerId)
    .where('programId', '=', programId)
    .where('assetId', 'is not', null)
    .$if(versionNo !== undefined, (some) => some.where('versionNo', '=', versionNo!))
    .orderBy('versionNo', 'desc')
    .executeTakeFirst()
  if (!version) throw failure('notDeliverable')
  return version.id
}

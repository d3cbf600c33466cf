// What editors hand over is copied into the storage of whoever buys, as a version of the program or as a file.
import type {
  DeliverOrderRequest,
  DeliverOrderResponse,
} from '../../../../generated/facts/features/pro-edits'
import { recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { askForJob } from '../../../server/jobs/askForJob'
import { fileOfAsset, seenFiles } from '../../files/server'
import { clipRows } from '../../footage/server'
import { registerCopy } from '../../media/server'
import { filmOfAsset, programs } from '../../programs/server'
import { copyDeliveryJob } from './copyDelivery'
import type { OrderRow } from './loadOrders'
import { lockOrder } from './lockOrder'
import { moveOrder } from './moveOrder'
import { orders } from './orders'
import { tellOfOrder } from './tellOfOrder'

interface HandedOver {
  readonly assetId: string
  readonly name: string
  readonly isFilm: boolean
}

export async function deliverOrder(
  request: DeliverOrderRequest,
  context: Context,
): Promise<DeliverOrderResponse> {
  const { now } = context
  const row = await lockOrder(request.orderId, context)
  const what = await whatIs(request, context)
  if (what.isFilm && row.programDeletedAt !== null) throw failure('orderInTrash')
  await moveOrder(row, 'deliver', context, {
    deliveredAt: now,
    firstDeliveredAt: row.firstDeliveredAt ?? now,
    words: what.name,
  })
  await keep(row, what, context)
  const told = { list: orders.callId, call: 'deliverOrder', act: 'action' } as const
  await recordChanges([{ id: row.id, fields: [] }], told, context)
  await tellOfOrder(row, 'orderDelivered', context)
  return orders.shown(row.id, context)
}

/** Only what whoever delivers sees themselves, once it can be watched. */
async function whatIs(request: DeliverOrderRequest, context: Context): Promise<HandedOver> {
  const { clipId, fileId, programId } = request
  const named = [clipId, fileId, programId].filter((id) => id !== undefined)
  if (named.length !== 1)
    throw malformedRequest('Footage, a file or a program is delivered.', [
      { field: 'clipId', code: 'required' },
    ])
  const found = await (clipId !== undefined
    ? clipNamed(clipId, context)
    : fileId !== undefined
      ? fileNamed(fileId, context)
      : versionOf(programId ?? '', context))
  if (!found) throw notFound()
  if (found.assetState !== 'ready' && found.assetState !== 'playable')
    throw failure('notDeliverable')
  return { assetId: found.assetId, name: found.title, isFilm: fileId === undefined }
}

const clipNamed = (id: string, { db, member }: Context) =>
  clipRows(db, member)
    .select(['clip.title', 'media.assetId', 'media.assetState'])
    .where('clip.id', '=', id)
    .where('clip.deletedAt', 'is', null)
    .executeTakeFirst()

const fileNamed = (id: string, context: Context) =>
  seenFiles(context)
    .select(['file.title', 'media.assetId', 'media.assetState'])
    .where('file.id', '=', id)
    .where('file.deletedAt', 'is', null)
    .executeTakeFirst()

/** The latest one. */
async function versionOf(programId: string, context: Context) {
  const { title, trashed } = await programs.shown(programId, context)
  if (trashed) return undefined
  const version = await context.db
    .selectFrom('programVersions as version')
    .innerJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .select(['asset.id as assetId', 'asset.state as assetState'])
    .where('version.customerId', '=', context.member.customerId)
    .where('version.programId', '=', programId)
    .orderBy('version.versionNo', 'desc')
    .executeTakeFirst()
  if (!version) throw failure('notDeliverable')
  return { ...version, title }
}

/** Its bytes follow; until then it is on its way. */
async function keep(row: OrderRow, { assetId, name, isFilm }: HandedOver, context: Context) {
  const { db, member, now, newId } = context
  const { customerId, ownerUserId } = row
  // Whatever is written from here on is theirs who buy.
  const within = { ...context, member: { ...member, customerId, userId: ownerUserId } }
  const copyId = await registerCopy(assetId, within)
  const kept = isFilm
    ? { kind: 'version' as const, versionId: await versionOfCopy(row, copyId, context) }
    : {
        kind: 'file' as const,
        fileId: await fileOfAsset({ assetId: copyId, title: name, ownerUserId }, within),
      }
  const id = newId()
  await db
    .insertInto('orderItems')
    .values({
      ...kept,
      id,
      orderId: row.id,
      round: row.round,
      sourceAssetId: assetId,
      createdBy: member.userId,
      createdAt: now,
    })
    .execute()
  await askForJob(copyDeliveryJob, { customerId, subjectId: id }, context)
}

/** Of the program it was ordered for; where there is none, of a new one, which the order is of from now on. */
async function versionOfCopy(row: OrderRow, assetId: string, context: Context): Promise<string> {
  const { customerId, ownerUserId, title } = row
  const film = { customerId, programId: row.programId, title, ownerUserId, assetId }
  const { programId, versionId } = await filmOfAsset(film, context)
  if (row.programId === null)
    await context.db.updateTable('orders').set({ programId }).where('id', '=', row.id).execute()
  return versionId
}

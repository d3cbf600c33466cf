// What a layout says is read, kept and tried here.
import type {
  DraftLayoutRequest,
  GetLayoutRequest,
  GetLayoutResponse,
  ListLayoutsRow,
  SaveLayoutRequest,
  SaveLayoutResponse,
  TestLayoutRequest,
  TestLayoutResponse,
} from '../../../../generated/facts/features/mail'
import { createdNow, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { changedMeanwhile, forbidden, notFound } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { draftOf, layouts } from './layouts'
import { testLetter } from './testLetter'

export async function getLayout(
  { layoutId }: GetLayoutRequest,
  context: Context,
): Promise<GetLayoutResponse> {
  const layout = await layouts.shown(layoutId, context)
  const { doc, docRev } = await context.db
    .selectFrom('emailLayouts')
    .select(['doc', 'docRev'])
    .where('id', '=', layoutId)
    .executeTakeFirstOrThrow()
  return { layout, doc, docRev }
}

/** Two who work on one draft do not merge it: who is later is told, and reads what the other made of it. */
export async function saveLayout(
  { layoutId, docRev, doc }: SaveLayoutRequest,
  context: Context,
): Promise<SaveLayoutResponse> {
  const { db, now, member } = context
  const row = await db
    .selectFrom('emailLayouts')
    .select(['state', 'docRev'])
    .where('id', '=', layoutId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.state !== 'draft') throw forbidden()
  if (row.docRev !== docRev) throw changedMeanwhile()
  await db
    .updateTable('emailLayouts')
    .set({
      doc: JSON.stringify(doc),
      docRev: docRev + 1,
      updatedAt: now,
      updatedBy: member.userId,
    })
    .where('id', '=', layoutId)
    .execute()
  return { layout: await layouts.shown(layoutId, context), docRev: docRev + 1 }
}

export async function draftLayout(
  { layoutId }: DraftLayoutRequest,
  context: Context,
): Promise<ListLayoutsRow> {
  const { db, newId } = context
  const { letter: key, customer, locale } = await layouts.shown(layoutId, context)
  const place = { key, customerId: customer?.id ?? null, locale }
  const there = await db
    .selectFrom('emailLayouts')
    .select('id')
    .where('key', '=', key)
    .where('locale', '=', locale)
    .where('customerId', 'is not distinct from', place.customerId)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (there) return layouts.shown(there.id, context)
  const id = newId()
  const draft = { id, ...(await draftOf(place, context)), ...createdNow(context) }
  await db.insertInto('emailLayouts').values(draft).execute()
  const told = { list: 'listLayouts', call: 'draftLayout', act: 'created' } as const
  await recordChanges([{ id, fields: [] }], told, context)
  return layouts.shown(id, context)
}

export async function testLayout(
  { layoutId }: TestLayoutRequest,
  context: Context,
): Promise<TestLayoutResponse> {
  const { locale } = await layouts.shown(layoutId, context)
  const { userId } = context.member
  await postLetter(testLetter, { userId, locale, params: { layoutId } }, context)
  const { email } = await context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { address: email }
}

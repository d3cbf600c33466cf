/** Two customers that buy, two that edit for them, and everybody who stands to their orders in some way. */
import { sql } from 'kysely'
import { ulid } from 'ulid'
import type { ListOrdersRow } from '../../../../generated/facts/features/pro-edits'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { OrderState } from '../../../../src/features/pro-edits/order'
import { insertClip } from '../../../support/clips'
import { freshMediaApp, type MediaAppOptions } from '../../../support/mediaApp'
import { anOrder } from '../../../support/orders'
import { aProgram } from '../../../support/work'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

const vendorFlags = JSON.stringify({ proEditVendor: true })

export interface Somebody {
  readonly userId: string
  readonly customerId: string
  readonly session: TestSession
}

export async function orderWorld(options: MediaAppOptions = { processes: false }) {
  const app = await freshMediaApp(options)
  const { db } = app.database
  const brightcut = await aCustomer(db, { name: 'Brightcut', flags: vendorFlags })
  const pantograph = await aCustomer(db, { name: 'Pantograph', flags: vendorFlags })
  const northwind = await aCustomer(db, { name: 'Northwind', vendorCustomerId: brightcut })
  const harbour = await aCustomer(db, { name: 'Harbour', vendorCustomerId: brightcut })
  const join = async (role: RoleId, customerId: string): Promise<Somebody> => {
    const member = await aMember(db, { customerId, roles: [role] })
    return { ...member, customerId, session: await signIn(app, member) }
  }
  const people = {
    /** Buys. */
    buyer: await join('cm', northwind),
    /** Owns the program. */
    owner: await join('cc', northwind),
    /** Creates there too, but not this. */
    colleague: await join('cc', northwind),
    viewer: await join('viewer', northwind),
    /** Buys of the same editors. */
    otherBuyer: await join('cm', harbour),
    /** Decides who edits. */
    vendor: await join('cm', brightcut),
    /** Edits it. */
    editor: await join('cc', brightcut),
    /** Edits other things there. */
    otherEditor: await join('cc', brightcut),
    /** Edits for others. */
    otherVendor: await join('cm', pantograph),
  }
  const { buyer, owner, editor } = people
  const programId = await aProgram(db, owner, { state: 'ready' })

  /** Ok, or the code of why not: of the call, or of the one row. */
  async function outcome(who: Somebody, call: ServedCallId, request: object) {
    const { body, status } = await callAs(app, who.session, call, request)
    const reply = body['clientResponse'] as never
    if (body['status'] !== 'Ok') return { code: String(body['errorCode'] ?? status), reply }
    const refused = (reply as { refused?: { code: string }[] } | undefined)?.refused?.[0]
    return { code: refused?.code ?? 'ok', reply }
  }

  const act = async (who: Somebody, call: ServedCallId, id: string, values?: object) =>
    (await outcome(who, call, { selection: { ids: [id] }, ...(values && { values }) })).code

  async function rowsOf(who: Somebody, request: object = {}) {
    const { reply } = await outcome(who, 'listOrders', request)
    return (reply as { rows: ListOrdersRow[] } | undefined)?.rows ?? []
  }

  const rowOf = async (who: Somebody, id: string) => (await rowsOf(who, { ids: [id] }))[0]

  /** Of the owner's program, with the editor once it is assigned. */
  async function orderIn(state: OrderState, change: Record<string, unknown> = {}) {
    const isAssigned = !['draft', 'submitted', 'declined', 'accepted'].includes(state)
    return anOrder(db, buyer, {
      vendorCustomerId: brightcut,
      state,
      programId,
      editorUserId: isAssigned ? editor.userId : null,
      ...(state === 'draft' && { submittedAt: null, createdBy: owner.userId }),
      ...(state === 'on_hold' && { stateBefore: 'in_edit' as const, heldAt: new Date() }),
      ...change,
    })
  }

  async function give(orderId: string, clipId: string) {
    await db
      .insertInto('orderItems')
      .values({
        id: ulid(),
        orderId,
        kind: 'clip',
        clipId,
        createdBy: buyer.userId,
        createdAt: new Date(),
      })
      .execute()
  }

  const noticesOf = async ({ userId }: Somebody, id: string) => {
    const rows = await db
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', userId)
      .where(sql<boolean>`subject ->> 'orderId' = ${id}`)
      .orderBy('kind')
      .execute()
    return rows.map(({ kind }) => kind)
  }

  const clipOf = (who: Somebody, title = 'Footage') => insertClip(db, who, { title })

  return {
    app,
    db,
    people,
    programId,
    brightcut,
    outcome,
    act,
    rowsOf,
    rowOf,
    orderIn,
    give,
    noticesOf,
    clipOf,
  }
}

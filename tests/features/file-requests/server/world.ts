/** A customer with everybody who stands to its file requests in some way. */
import type { ListFileRequestsRow } from '../../../../generated/facts/features/file-requests'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { RequestState } from '../../../../src/features/file-requests/fileRequest'
import type { FileStep } from '../../../../src/features/file-requests/server/tables'
import { freshMediaApp } from '../../../support/mediaApp'
import { aFileRequest, aRequestedFile } from '../../../support/work'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

export async function requestWorld() {
  const app = await freshMediaApp({ processes: false })
  const { db } = app.database
  const customerId = await aCustomer(db)
  const join = async (role: RoleId, customer = customerId) => {
    const member = await aMember(db, { customerId: customer, roles: [role] })
    return { ...member, isManager: role === 'cm', session: await signIn(app, member) }
  }
  const people = {
    /** Asks, and decides. */
    mira: await join('cm'),
    /** Manages too, and has not asked. */
    adrian: await join('cm'),
    /** Is asked. */
    victor: await join('viewer'),
    chloe: await join('cc'),
    elsewhere: await join('cm', await aCustomer(db)),
  }
  const { mira, victor } = people

  /** Ok, or the code of why not: of the call, or of the one row. */
  async function outcome(who: { session: TestSession }, call: ServedCallId, request: object) {
    const { body, status } = await callAs(app, who.session, call, request)
    const reply = body['clientResponse'] as never
    if (body['status'] !== 'Ok') return { code: String(body['errorCode'] ?? status), reply }
    const refused = (reply as { refused?: { code: string }[] }).refused?.[0]
    return { code: refused?.code ?? 'ok', reply }
  }

  const act = async (
    who: { session: TestSession },
    call: ServedCallId,
    id: string,
    values?: object,
  ) => (await outcome(who, call, { selection: { ids: [id] }, ...(values && { values }) })).code

  async function rowsOf(who: { session: TestSession }, request: object = {}) {
    const { reply } = await outcome(who, 'listFileRequests', request)
    return (reply as { rows: ListFileRequestsRow[] }).rows
  }

  async function rowOf(who: { session: TestSession }, id: string) {
    const [row] = await rowsOf(who, { ids: [id] })
    return row!
  }

  const waiting = { filters: [{ field: 'waitsForMe', op: 'is', value: 'true' }] }

  async function countOf(who: { session: TestSession; userId: string }) {
    const { reply } = await outcome(who, 'getMenuNotificationCount', {
      customerUserId: who.userId,
    })
    return (reply as MenuCounts).assetReqToRecordCount
  }

  /** Asked of Victor by Mira, with the file that one in this state has. */
  async function requestIn(state: RequestState, change: object = {}) {
    const requestId = await aFileRequest(db, mira, {
      state,
      assigneeUserId: victor.userId,
      stateBefore: state === 'cancelled' ? 'opened' : null,
      ...change,
    })
    const step = stepIn[state]
    const fileId = step ? await aRequestedFile(db, victor, requestId, { step }) : ''
    return { requestId, fileId }
  }

  return { app, db, customerId, people, outcome, act, rowsOf, rowOf, waiting, countOf, requestIn }
}

const stepIn: Partial<Record<RequestState, FileStep>> = {
  opened: 'added',
  submitted: 'sent',
  returned: 'sent',
  accepted: 'accepted',
}

export type RequestWorld = Awaited<ReturnType<typeof requestWorld>>

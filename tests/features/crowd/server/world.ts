/** A customer that asks guests, with everybody who stands to its requests in some way. */
import type { ListCrowdRequestsRow } from '../../../../generated/facts/features/crowd'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { aConsentForm } from '../../../support/consents'
import { freshMediaApp } from '../../../support/mediaApp'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

export type Person = Awaited<ReturnType<typeof crowdWorld>>['people']['mira']

export async function crowdWorld() {
  const app = await freshMediaApp({ processes: false })
  const { db } = app.database
  const customerId = await aCustomer(db)
  const join = async (role: RoleId, customer = customerId) => {
    const member = await aMember(db, { customerId: customer, roles: [role] })
    return { ...member, session: await signIn(app, member) }
  }
  const people = {
    /** Asks. */
    mira: await join('cm'),
    /** Manages too. */
    adrian: await join('cm'),
    chloe: await join('cc'),
    elsewhere: await join('cm', await aCustomer(db)),
  }

  const formId = await aConsentForm(db, people.mira)

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

  async function aRequest(values: object = {}) {
    const { reply, code } = await outcome(people.mira, 'addCrowdRequest', {
      values: { title: 'What surprised you?', prompts: [prompt()], consentForm: formId, ...values },
    })
    if (code !== 'ok') throw new Error(`The request was refused: ${code}`)
    return reply as ListCrowdRequestsRow
  }

  async function requestOf(requestId: string, who: { session: TestSession } = people.mira) {
    const { reply } = await outcome(who, 'listCrowdRequests', { ids: [requestId] })
    return (reply as { rows: ListCrowdRequestsRow[] }).rows[0]
  }

  async function countOf({ session, userId }: { session: TestSession; userId: string }) {
    const { reply } = await outcome({ session }, 'getMenuNotificationCount', {
      customerUserId: userId,
    })
    return (reply as MenuCounts).crowdSourceRT
  }

  return { app, db, customerId, formId, people, outcome, act, aRequest, requestOf, countOf }
}

export const prompt = (change: object = {}) => ({
  text: 'What surprised you in your first week?',
  maxSeconds: 60,
  isRequired: true,
  ...change,
})

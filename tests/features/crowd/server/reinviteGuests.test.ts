// Guests whom no letter reached are shown so, and get the same link at a mended address (work.md 2, 6).
import { expect, test } from 'vitest'
import type { ListCrowdSubmissionsRow } from '../../../../generated/facts/features/crowd'
import { signatureOf } from '../../../../src/features/mail/server/lane/mailHookPlugin'
import { sendLetters } from '../../../support/letters'
import { aMailbox } from '../../../support/mailbox'
import { aGuestRequest, askAsGuest } from '../../../support/guests'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const secret = 'a secret of the mail service'
const mailbox = await aMailbox()
const app = await freshApp({ environment: { SMTP_URL: mailbox.url, MAIL_HOOK_SECRET: secret } })
const { db } = app.database
const mira = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const session = await signIn(app, mira)

let made = 0
const anAddress = () => `guest${(made += 1)}@lund.example`

async function act(
  call: 'inviteCrowdGuests' | 'reinviteCrowdGuests' | 'closeCrowdRequests',
  id: string,
  values?: object,
) {
  const asked = { selection: { ids: [id] }, ...(values && { values }) }
  const { body } = await callAs(app, session, call, asked)
  const reply = body['clientResponse'] as { refused: { code: string }[] } | undefined
  return reply?.refused[0]?.code ?? String(body['errorCode'] ?? 'ok')
}

async function guestsOf(requestId: string): Promise<ListCrowdSubmissionsRow[]> {
  const filters = [{ field: 'request', op: 'is', value: requestId }]
  const { body } = await callAs(app, session, 'listCrowdSubmissions', { filters })
  return (body['clientResponse'] as { rows: ListCrowdSubmissionsRow[] }).rows
}

/** Somebody who is invited, after their letter has left. */
async function invited(email = anAddress()) {
  const { requestId } = await aGuestRequest(db, app.services.crowd, mira)
  const named = { contacts: null, lists: null, emails: [email] }
  expect(await act('inviteCrowdGuests', requestId, named)).toBe('ok')
  await sendLetters(app)
  const [{ submissionId }] = (await guestsOf(requestId)) as [ListCrowdSubmissionsRow]
  const now = async () =>
    (await guestsOf(requestId)).find((row) => row.submissionId === submissionId)!
  return {
    requestId,
    submissionId,
    email,
    now,
    mend: (to: string) => act('reinviteCrowdGuests', submissionId, { email: to }),
  }
}

const letterTo = (address: string) => mailbox.letters.findLast(({ to }) => to.includes(address))!
const nameOf = (address: string) =>
  /^Message-ID: (.+)$/im.exec(letterTo(address).headers)?.[1]?.trim() ?? ''
const linkIn = (address: string) => /\/guest#([\w-]{22})/.exec(letterTo(address).text)?.[1] ?? ''

async function tell(told: object) {
  const payload = Buffer.from(JSON.stringify(told))
  const at = String(Math.floor(app.clock.now.getTime() / 1000))
  const headers = { 'x-timestamp': at, 'x-signature': signatureOf(secret, at, payload) }
  const url = '/hooks/mail'
  expect((await app.server.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(204)
}

test.for(['token', 'address'] as const)(
  'whose letter came back, told by %s, was not reached',
  async (by) => {
    const { email, now } = await invited()
    expect(await now()).toMatchObject({ state: 'sent', may: [] })
    await tell({
      kind: 'hard',
      ...(by === 'token' ? { token: nameOf(email) } : { address: email.toUpperCase() }),
    })
    expect(await now()).toMatchObject({ state: 'bounced', may: ['reinvite'] })
  },
)

test('whose letter the mail server refuses at once was not reached', async () => {
  mailbox.refuse(550)
  const { now } = await invited()
  expect((await now()).state).toBe('bounced')
})

test('a letter that came back for now, or a complaint, says nothing of the link', async () => {
  const { email, now } = await invited()
  for (const kind of ['soft', 'complaint']) await tell({ kind, token: nameOf(email) })
  expect((await now()).state).toBe('sent')
})

test('whoever has opened the link was reached, whatever comes back', async () => {
  const { email, now } = await invited()
  await askAsGuest(app, linkIn(email), 'openGuestRequest', {})
  await tell({ kind: 'hard', token: nameOf(email) })
  expect((await now()).state).toBe('opened')
})

test('whoever opens the link after it was said to have come back goes on', async () => {
  const { email, now } = await invited()
  await tell({ kind: 'hard', token: nameOf(email) })
  await askAsGuest(app, linkIn(email), 'openGuestRequest', {})
  expect(await now()).toMatchObject({ state: 'opened', may: [] })
})

test('a mended address gets the same link, and what comes back of the one before is not about it', async () => {
  const [wrong, right] = [anAddress(), anAddress()]
  const { now, mend } = await invited(wrong)
  await tell({ kind: 'hard', token: nameOf(wrong) })
  expect(await mend(right.toUpperCase())).toBe('ok')
  expect(await now()).toMatchObject({ state: 'queued', email: right, name: right, may: [] })
  await sendLetters(app)
  expect((await now()).state).toBe('sent')
  expect(linkIn(right)).toBe(linkIn(wrong))
  await tell({ kind: 'hard', token: nameOf(wrong) })
  expect((await now()).state).toBe('sent')
})

test('nobody is written to whom a letter reached, who is asked already, or once the request is over', async () => {
  const { requestId, email, mend } = await invited()
  expect(await mend(anAddress())).toBe('forbidden')
  const other = anAddress()
  await act('inviteCrowdGuests', requestId, { contacts: null, lists: null, emails: [other] })
  await tell({ kind: 'hard', token: nameOf(email) })
  expect(await mend(other)).toBe('guestThere')
  await act('closeCrowdRequests', requestId)
  expect(await mend(anAddress())).toBe('forbidden')
})

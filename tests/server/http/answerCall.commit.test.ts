import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueCode } from '../../../src/session/server/oneTimeCodes'
import { callAs, postForm, refresh, signIn, trySignIn, type Answer } from '../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../support/world'
import type { TestSession } from '../../support/talk'

const app = await freshApp()
const { db } = app.database

let member: TestMember
let session: TestSession
let elsewhere: string

beforeEach(async () => {
  member = await aMember(db)
  elsewhere = await aCustomer(db)
  await aMembership(db, { userId: member.userId, customerId: elsewhere, roles: ['cm'] })
  session = await signIn(app, member)
})

const newPassword = 'Quiet river, seven stones'
const cookiesOf = ({ headers }: Answer) => headers['set-cookie']
const toElsewhere = () => callAs(app, session, 'switchCustomer', { customerId: elsewhere })
const changePassword = () =>
  callAs(app, session, 'changePassword', { currentPassword: member.password, newPassword })

describe('cookies of work that could not be committed are never given', () => {
  beforeEach(async () => {
    await sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''the disk is full'' using errcode = ''53100''; end'`.execute(db)
    await sql`create constraint trigger refuses after insert on refresh_tokens
      deferrable initially deferred for each row execute function refuse()`.execute(db)
  })
  afterEach(() => sql`drop function refuse cascade`.execute(db))

  test.each([
    { call: 'sign-in', ask: () => trySignIn(app, member) },
    { call: 'refresh', ask: () => refresh(app, session) },
    { call: 'switch of customer', ask: toElsewhere },
  ])('$call', async ({ ask }) => {
    const answer = await ask()
    expect([answer.status, cookiesOf(answer)]).toEqual([503, undefined])
  })
})

test('cookies that are taken back go with a refusal', async () => {
  const { userId } = member
  const code = await issueCode(db, 'thirdParty', { userId }, app.clock.now)
  const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
  const answer = await postForm(app, 'oauth/token', fields, { cookies: { ticket: 'another' } })
  expect([answer.status, cookiesOf(answer)]).toEqual([400, expect.stringMatching(/^ticket=;/)])
})

describe('while the audit cannot be written', () => {
  beforeEach(async () => {
    app.log.length = 0
    await sql`alter table audit_events add constraint never check (false) not valid`.execute(db)
  })
  afterEach(() => sql`alter table audit_events drop constraint never`.execute(db))

  test.each([
    { call: 'sign-in', ask: () => trySignIn(app, member) },
    { call: 'change of password', ask: changePassword },
    {
      call: 'sign-out',
      ask: () =>
        postForm(app, 'oauth/revoke', { token: session.reply.refresh_token, client_id: 'web' }),
    },
  ])('a $call that is done is answered as done, and the log tells of it', async ({ ask }) => {
    const { status, body } = await ask()
    expect({ status, body }).toMatchObject({ status: 200 })
    expect(body['status'] ?? 'Ok').toBe('Ok')
    expect(app.log.join()).toContain('the audit could not be written')
  })

  test('what is one transaction with its audit is not done at all', async () => {
    const answer = await toElsewhere()
    expect([answer.body['status'], cookiesOf(answer)]).toEqual(['Error', undefined])
    const { body } = await refresh(app, session)
    expect(body).toMatchObject({
      additionalDetails: { CustomerDetails: { customerId: member.customerId } },
    })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { ListWhitelistRow } from '../../../../generated/facts/features/mail'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { aDnsServer } from '../../../support/dnsServer'
import { keptLetters, sendLetters } from '../../../support/letters'
import {
  aCustomer,
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestSession,
} from '../../../support/world'

const dns = await aDnsServer()
const app = await freshApp({ environment: { DNS_SERVERS: dns.address } })
const { db } = app.database
let session: TestSession

beforeAll(async () => {
  session = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

async function add(values: object) {
  const customer = await aCustomer(db)
  return ask<ListWhitelistRow>('addWhitelist', {
    values: { customer, purpose: 'sender', ...values },
  })
}
const check = ({ entryId }: ListWhitelistRow) =>
  ask<ListWhitelistRow>('checkWhitelist', { entryId })
const foundOf = ({ records }: ListWhitelistRow) =>
  records.filter(({ isFound }) => isFound).map(({ kind }) => kind)

describe('a domain', () => {
  test('is verified once it publishes what it is told to', async () => {
    const entry = await add({ pattern: 'Lund.example' })
    expect(entry).toMatchObject({ pattern: '@lund.example', state: 'pending' })
    expect(await check(entry)).toMatchObject({ state: 'pending', checkedAt: expect.anything() })
    dns.texts.set('lund.example', ['v=spf1 -all', entry.records[0]!.value])
    dns.texts.set('_dmarc.lund.example', ['v=DMARC1; p=none'])
    const checked = await check(entry)
    expect(checked.state).toBe('verified')
    expect(foundOf(checked)).toEqual(['owner', 'spf', 'dmarc'])
  })

  test('is not verified by what another entry was told to publish', async () => {
    const [one, other] = [
      await add({ pattern: '@foss.example' }),
      await add({ pattern: '@foss.example' }),
    ]
    dns.texts.set('foss.example', [one.records[0]!.value])
    expect((await check(other)).state).toBe('pending')
  })

  test('stays verified when its record goes, which shows', async () => {
    const entry = await add({ pattern: '@elv.example' })
    dns.texts.set('elv.example', [entry.records[0]!.value])
    await check(entry)
    dns.texts.delete('elv.example')
    const checked = await check(entry)
    expect({ state: checked.state, found: foundOf(checked) }).toEqual({
      state: 'verified',
      found: [],
    })
  })
})

const linkTo = async (address: string) => {
  await sendLetters(app)
  const letter = (await keptLetters(app)).find(({ toAddress }) => toAddress === address)
  return /\/u\/[\w-]+/.exec(letter?.bodyText ?? '')?.[0]
}
const stateOf = async ({ entryId }: ListWhitelistRow) =>
  (await ask<{ rows: ListWhitelistRow[] }>('listWhitelist', { ids: [entryId] })).rows[0]?.state

describe('an address', () => {
  test('is written to, and verified by a press, not by a look', async () => {
    const entry = await add({ pattern: 'Ada@lund.example' })
    const url = (await linkTo('ada@lund.example')) ?? ''
    const page = await app.server.inject({ method: 'GET', url })
    expect(page.body).toContain('Allow it')
    expect(await stateOf(entry)).toBe('pending')
    const pressed = await app.server.inject({ method: 'POST', url })
    expect(pressed.body).toContain('may come from ada@lund.example')
    expect(pressed.body).not.toContain('<button>')
    expect(await stateOf(entry)).toBe('verified')
  })

  test('that is disabled is verified by no press', async () => {
    const entry = await add({ pattern: 'bo@lund.example' })
    const url = (await linkTo('bo@lund.example')) ?? ''
    await ask('disableWhitelist', { selection: { ids: [entry.entryId] } })
    expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(404)
    expect(await stateOf(entry)).toBe('disabled')
    await ask('enableWhitelist', { selection: { ids: [entry.entryId] } })
    expect(await stateOf(entry)).toBe('pending')
  })
})

test('a recipient is listed at once', async () => {
  expect(await add({ purpose: 'recipient', pattern: '@lund.example' })).toMatchObject({
    state: 'verified',
    records: [],
  })
})

test.each(['lund', '@', 'ada@', 'ada lund.example'])('%s is none', async (pattern) => {
  const values = { customer: await aCustomer(db), purpose: 'sender', pattern: `${pattern}  ` }
  const { body } = await callAs(app, session, 'addWhitelist', { values })
  expect(body['errorCode']).toBe('addressUnfit')
})

test('one stands once for a customer', async () => {
  const customer = await aCustomer(db)
  const values = { customer, purpose: 'recipient', pattern: '@lund.example' }
  await ask('addWhitelist', { values })
  const { body } = await callAs(app, session, 'addWhitelist', { values })
  expect(body['errorCode']).toBe('alreadyListed')
})

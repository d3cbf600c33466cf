// Whoever comes by the link for everybody says who they are, within limits (work.md 6).
import { describe, expect, test } from 'vitest'
import { aGuestRequest, askAsGuest, look } from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const links = app.services.crowd
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const requestWith = (given: Parameters<typeof aGuestRequest>[3] = {}) =>
  aGuestRequest(db, links, manager, given)

const join = (token: string, given: object = {}, ip?: string) =>
  askAsGuest(app, token, 'joinGuestRequest', { name: 'Dana', ...given }, ip)

test('a link of their own opens what they began, and is stored nowhere', async () => {
  const { openToken, requestId } = await requestWith()
  const { value } = await join(openToken, { email: 'dana@whitfield.example' })
  expect(value.token).toMatch(/^[\w-]{22}$/)
  expect((await look(app, value.token)).guest).toEqual({
    name: 'Dana',
    email: 'dana@whitfield.example',
    state: 'invited',
    mayWithdraw: false,
  })
  const row = await db
    .selectFrom('crowdSubmissions')
    .selectAll()
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'opened', cameBy: 'openLink' })
  expect(JSON.stringify(row)).not.toContain(value.token)
  // Whoever has one takes no second place with it.
  expect((await join(value.token)).code).toBe('answersMoved')
})

describe('an address', () => {
  test.each([
    ['required', { email: 'a@b.example' }, 'a@b.example'],
    ['asked', {}, undefined],
    ['none', { email: 'a@b.example' }, undefined],
  ] as const)('that is %s, with %j, is kept as %s', async (emailRule, given, kept) => {
    const { openToken } = await requestWith({ emailRule })
    const { value } = await join(openToken, given)
    expect((await look(app, value.token)).guest?.email).toBe(kept)
  })

  test('that is required has to be given', async () => {
    const { openToken } = await requestWith({ emailRule: 'required' })
    expect((await join(openToken)).code).toBe('guestEmailMissing')
  })
})

describe('a pass code', () => {
  test('is told by nobody, and five wrong ones wait ten minutes', async () => {
    const passCodeHash = await app.services.session.passwords.hash('blue-door')
    const { openToken } = await requestWith({ passCodeHash })
    expect(await look(app, openToken)).toMatchObject({ asksPassCode: true })
    const left = []
    for (let no = 0; no < 5; no += 1) {
      const { code, params } = await join(openToken, { passCode: 'red-door' })
      expect(code).toBe('passCodeWrong')
      left.push((params as { left: string }).left)
    }
    expect(left).toEqual(['4', '3', '2', '1', '0'])
    expect((await join(openToken, { passCode: 'blue-door' })).status).toBe(429)
    // Somebody elsewhere is not kept out by it.
    expect((await join(openToken, { passCode: 'blue-door' }, '10.9.9.9')).status).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + 601_000)
    expect((await join(openToken, { passCode: 'blue-door' })).status).toBe(200)
  })
})

test('one address joins 20 times an hour at most', async () => {
  const { openToken } = await requestWith()
  const ip = '10.2.2.2'
  const statuses = []
  for (let no = 0; no < 21; no += 1) statuses.push((await join(openToken, {}, ip)).status)
  expect(statuses.lastIndexOf(200)).toBe(19)
  expect(statuses[20]).toBe(429)
  app.clock.now = new Date(app.clock.now.getTime() + 3_601_000)
  expect((await join(openToken, {}, ip)).status).toBe(200)
})

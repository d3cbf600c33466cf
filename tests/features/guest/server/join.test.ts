// Whoever comes by the link for everybody says who they are, within limits (work.md 6).
import { describe, expect, test } from 'vitest'
import { isRight } from '../../../../src/features/guest/proof'
import { aGuestRequest, joinBy, look, proofFor } from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const links = app.services.crowd
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const requestWith = (given: Parameters<typeof aGuestRequest>[3] = {}) =>
  aGuestRequest(db, links, manager, given)

const join = (token: string, given: object = {}, ip?: string) => joinBy(app, token, given, ip)

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

describe('a program', () => {
  test('that did not do the work, or not this, does not join', async () => {
    const { openToken } = await requestWith()
    const { openToken: another } = await requestWith()
    const { check } = await look(app, openToken)
    let wrong = 0
    while (await isRight(check!, wrong)) wrong += 1
    const invented = { salt: 'invented', number: 0 }
    const theirs = await proofFor(app, another)
    for (const proof of [undefined, invented, { salt: check!.salt, number: wrong }, theirs])
      expect((await join(openToken, { proof })).code).toBe('guestUnchecked')
  })

  test('joins once by what it worked for, also when it asks twice at once', async () => {
    const { openToken } = await requestWith()
    const proof = await proofFor(app, openToken)
    const joined = await Promise.all([join(openToken, { proof }), join(openToken, { proof })])
    expect(joined.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['guestUnchecked', 'ok'])
    expect((await join(openToken, { proof })).code).toBe('guestUnchecked')
  })

  test('has an hour for it', async () => {
    const { openToken } = await requestWith()
    const proof = await proofFor(app, openToken)
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    expect((await join(openToken, { proof })).code).toBe('guestUnchecked')
  })

  test('is asked for it only where it can join', async () => {
    const { openToken } = await requestWith()
    const { openToken: paused } = await requestWith({ state: 'paused' })
    const { value } = await join(openToken)
    expect((await look(app, value.token)).check).toBeUndefined()
    expect((await look(app, paused)).check).toBeUndefined()
  })
})

test('500 people join one request in an hour at most, wherever they are', async () => {
  const { openToken, requestId } = await requestWith()
  const { limits } = app.services.guest
  for (let no = 0; no < 500; no += 1)
    expect(limits.join(requestId, `10.${no >> 8}.${no & 255}.1`, app.clock.now)).toBe(0)
  expect((await join(openToken, {}, '10.8.8.8')).status).toBe(429)
})

test('one address joins 250 times an hour at most', async () => {
  const { openToken } = await requestWith()
  const ip = '10.2.2.2'
  const { limits } = app.services.guest
  const waits = Array.from({ length: 249 }, () => limits.join('elsewhere', ip, app.clock.now))
  expect(waits.every((wait) => wait === 0)).toBe(true)
  expect((await join(openToken, {}, ip)).status).toBe(200)
  expect((await join(openToken, {}, ip)).status).toBe(429)
  app.clock.now = new Date(app.clock.now.getTime() + 3_601_000)
  expect((await join(openToken, {}, ip)).status).toBe(200)
})

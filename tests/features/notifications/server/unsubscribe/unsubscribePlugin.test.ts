// A link that stops letters: programs that look change nothing, a press does, and no session is needed.
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import {
  chosenLetters,
  chooseLetters,
  noticeMailing,
} from '../../../../../src/features/notifications/server'
import { letterKinds } from '../../../../../src/features/notifications/letterKinds'
import { callAs } from '../../../../support/talk'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database

async function aReader(user: object = {}) {
  const customerId = await aCustomer(db, { name: 'Northwind & <Co>' })
  const member = await aMember(db, { customerId, user })
  const path = app.services.mail.unsubscribeLinks.pathOf(noticeMailing, {
    readerId: member.userId,
    placeId: customerId,
  })
  return { member, path, wanted: () => chosenLetters(db, member) }
}

const send = (url: string, more: InjectOptions = {}) => app.server.inject({ url, ...more })
/** As mail programs do it (RFC 8058). */
const oneClick: InjectOptions = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
}

describe('whoever opens the link', () => {
  test.each(['GET', 'HEAD'] as const)(
    'by %s changes nothing, and sees what it is about',
    async (method) => {
      const { path, wanted } = await aReader()
      const { statusCode, body } = await send(path, { method })
      expect(statusCode).toBe(200)
      expect(await wanted()).toEqual(letterKinds)
      if (method === 'HEAD') return
      expect(body).toContain('what happens in Northwind &amp; &lt;Co&gt; while')
      expect(body).toContain(`<form method="post" action="${path}">`)
      expect(body).not.toContain('<script')
    },
  )

  test('reads it in their language', async () => {
    const { path } = await aReader({ locale: 'de' })
    const { body } = await send(path, { headers: { 'accept-language': 'en' } })
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('Diese Briefe abbestellen')
  })
})

describe('a press', () => {
  test.each([
    ['of a mail program', oneClick],
    [
      'of one that sends a form in parts',
      {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\n\r\n--x--',
      },
    ],
    ['without a body', { method: 'POST' }],
  ] as [string, InjectOptions][])(
    '%s stops all of them, and another brings them back',
    async (_, press) => {
      const { path, wanted } = await aReader()
      const stopped = await send(path, press)
      expect(stopped.statusCode).toBe(200)
      expect(stopped.body).toContain(`action="${path}/again"`)
      expect(stopped.headers['set-cookie']).toBeUndefined()
      expect(await wanted()).toEqual([])
      await send(path, press)
      expect(await wanted()).toEqual([])
      await send(`${path}/again`, press)
      expect(await wanted()).toEqual(letterKinds)
    },
  )

  test('works after they have signed out, and lets nobody in', async () => {
    const { member, path, wanted } = await aReader()
    const session = await signIn(app, member)
    await callAs(app, session, 'revokeSession', {})
    await send(path, oneClick)
    expect(await wanted()).toEqual([])
    const token = path.split('/').at(-1) ?? ''
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: '/rest/secure/service/notification/listNotifications',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
    expect(statusCode).toBe(401)
  })

  test('is of one customer', async () => {
    const { path, member } = await aReader()
    const other = await aReader()
    await send(path, oneClick)
    expect(await other.wanted()).toEqual(letterKinds)
    expect(await chosenLetters(db, member)).toEqual([])
  })
})

test.each([
  ['no token', () => 'nothing-here'],
  ['an empty one', () => ''],
  ['the token of somebody else', (path: string) => path.slice(3, 25)],
  ['one that was changed', (path: string) => `${path.slice(3)}A`],
])('%s is not known, and changes nothing', async (_, tokenOf) => {
  const { path, wanted } = await aReader()
  const { statusCode } = await send(`/u/${tokenOf(path)}`, oneClick)
  expect(statusCode).toBe(404)
  expect(await wanted()).toEqual(letterKinds)
})

test('whoever has left the customer finds nothing', async () => {
  const { path, member } = await aReader()
  await db.deleteFrom('memberships').where('userId', '=', member.userId).execute()
  expect((await send(path, oneClick)).statusCode).toBe(404)
})

test('what is stopped by hand goes with what is stopped by a press', async () => {
  const { path, member, wanted } = await aReader()
  await chooseLetters(db, member, ['mentioned'])
  expect(await wanted()).toEqual(['mentioned'])
  await send(path, oneClick)
  expect(await wanted()).toEqual([])
})

test('no log has the token', async () => {
  const { path } = await aReader()
  await send(path)
  await send(path, oneClick)
  const token = path.split('/').at(-1) ?? ''
  expect(app.log.join('\n')).toContain('/u/[key]')
  expect(app.log.join('\n')).not.toContain(token)
})

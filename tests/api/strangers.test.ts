// Whoever has no account, at every address that asks none: wrong ends of links, the links of others, and bodies of every
// kind are refused in words. Nothing changes, nothing fails, and no secret stands in the log (security-reliability.md 20).
import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { signatureOf } from '../../src/features/mail/server/lane/mailHookPlugin'
import { noticeOf } from '../standins/zoom'
import { builtApp } from '../support/builtApp'
import { aGuestRequest, anInvitedGuest, linksOf } from '../support/guests'
import { insertSharePage, onAir } from '../support/sharing'
import { aCustomer, aMember, freshDatabase } from '../support/world'
import { allRows } from './fields/contents'
import { fieldsOf, least, placed, requestSchemaOf } from './fields/fields'

const database = await freshDatabase()
const { db } = database
const now = new Date('2026-03-01T09:00:00Z')
const environment = {
  PUBLIC_ORIGIN: 'http://studio.test',
  MAIL_HOOK_SECRET: 'planted-mail-hook-secret',
  ZOOM_CLIENT_ID: 'studio',
  ZOOM_CLIENT_SECRET: 'planted-zoom-client-secret',
  ZOOM_WEBHOOK_SECRET: 'planted-zoom-hook-secret',
  YOUTUBE_CLIENT_ID: 'studio',
  YOUTUBE_CLIENT_SECRET: 'planted-youtube-secret',
  OIDC_ISSUER: 'https://issuer.test',
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'planted-oidc-secret',
  OIDC_NAME: 'Issuer',
}
const app = await builtApp(database, environment)

const owner = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const { programId } = await onAir(db, owner)
const shareKey = await insertSharePage(db, owner, programId)

const fails = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode >= 500 || body.includes('"internal"')

/** So that no limit of one address stands before what is tried. */
let asked = 0
const anotherAddress = () => `10.${(asked += 1) >> 16}.${(asked >> 8) & 255}.${asked & 255}`

const deep = '['.repeat(5000) + ']'.repeat(5000)

let before = await allRows(db)

/** @returns those of the answers that are failures, and whether anything is not as it was */
async function asksOf(asks: readonly InjectOptions[]) {
  const failed: object[] = []
  for (const ask of asks) {
    const answer = await app.server.inject({ ...ask, remoteAddress: anotherAddress() })
    if (fails(answer))
      failed.push({ ask, status: answer.statusCode, body: answer.body.slice(0, 300) })
  }
  const after = await allRows(db)
  const changed = after.filter((row) => !before.includes(row))
  before = after
  return { failed, changed }
}

const nothing = { failed: [], changed: [] }

const oddEnds = [
  '%00',
  '%2500',
  '..%2f..%2fsecrets',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '__proto__',
  'a%0d%0aset-cookie:x=1',
  'A'.repeat(22),
  'x'.repeat(9000),
  "'%3B--",
  shareKey,
]

describe('what nobody was given the end of', () => {
  test.each(app.addresses)('%s', async (address) => {
    const [method, path = ''] = address.split(' ') as ['GET' | 'POST', string]
    const urls = oddEnds.flatMap((end) => {
      const filled = path.replace(/:\w+|\*/g, end)
      return [
        filled,
        `${filled}?ids=${end}&url=http://studio.test/s/${end}&code=${end}&state=${end}`,
      ]
    })
    expect(await asksOf(urls.map((url) => ({ method, url })))).toEqual(nothing)
  })
})

const bodies: readonly [string, string | Buffer, Record<string, string>?][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['what is nested deeply', deep],
  ['the character NUL', '{"clientRequest":{"key":"\\u0000","pass":"\\u0000"}}'],
  ['half a character', '{"clientRequest":{"key":"\\ud83d","pass":"\\ud83d"}}'],
  ['NUL in a name', '{"clientRequest":{"\\u0000":1}}'],
  ['bytes of no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a prototype', '{"clientRequest":{"__proto__":{"isLocked":false}}}'],
  ['a megabyte', `"${'x'.repeat(1_000_000)}"`],
  ['what is packed', gzipSync('{}'), { 'content-encoding': 'gzip' }],
  [
    'XML',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    { 'content-type': 'text/xml' },
  ],
  ['a form', 'key=a&key=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['parts without an end', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a type of no sense', '{}', { 'content-type': 'application/json; charset=\\"' }],
]

const openCalls = (Object.keys(calls) as ServedCallId[]).filter((id) => calls[id].auth !== 'bearer')
const posted = [
  ...new Set(openCalls.map((id) => `/${calls[id].path}`)),
  ...app.addresses.flatMap((address) => /^POST (.*)/.exec(address)?.[1] ?? []),
  '/csp-reports',
]

describe('bodies of every kind', () => {
  test.each(posted)('%s', async (path) => {
    const url = path.replace(/:\w+/g, 'AAAA')
    const asks = bodies.map(([, payload, headers = {}]) => ({
      method: 'POST' as const,
      url,
      payload,
      headers: { 'content-type': 'application/json', 'guest-token': 'AAAA', ...headers },
    }))
    expect(await asksOf(asks)).toEqual(nothing)
  })
})

/** Signed as it should be, whatever it says: whoever signs may still be mistaken. */
const told: readonly unknown[] = [
  { kind: 'hard', address: 'a\0b@test.example' },
  { kind: 'hard', address: '\ud83d@test.example' },
  { kind: 'hard', address: 'x'.repeat(50_000) },
  { kind: 'soft', token: 'a\0b' },
  { kind: 'soft', token: 'x'.repeat(50_000) },
  { kind: 'complaint', address: 'a@test.example', at: '-271821-04-20T00:00:00Z' },
  { kind: 'complaint', address: 'a@test.example', at: '+275760-09-13T00:00:00Z' },
  { kind: 'hard', address: ['a@test.example'], token: { a: 1 } },
  { kind: '__proto__', address: 'a@test.example' },
  [],
  null,
  'x',
  7,
]
const meeting = { host_id: 'host', topic: 'A topic', start_time: '2026-02-27T09:00:00Z' }
const noticed: readonly unknown[] = [
  { object: { ...meeting, uuid: 'a\0b' } },
  { object: { ...meeting, uuid: 'a', host_id: '\0' } },
  { object: { ...meeting, uuid: 'a', topic: '\0' } },
  { object: { ...meeting, uuid: '\ud83d', topic: '\ud83d' } },
  { object: { ...meeting, uuid: 'a', start_time: '0000-01-01T00:00:00Z' } },
  { object: { ...meeting, uuid: 'a', topic: 'x'.repeat(100_000) } },
  { user_id: '\0' },
  { plainToken: '\0' },
  {},
  null,
  [],
]

test('what the mail service signs, and nobody can use, changes nothing', async () => {
  const at = String(now.getTime() / 1000)
  const asks = told.map((each) => {
    const payload = JSON.stringify(each)
    const signed = signatureOf(environment.MAIL_HOOK_SECRET, at, payload)
    const headers = { 'x-timestamp': at, 'x-signature': signed }
    return { method: 'POST' as const, url: '/hooks/mail', payload, headers }
  })
  expect(await asksOf(asks)).toEqual(nothing)
})

test('what Zoom signs, and nobody can use, changes nothing', async () => {
  const secret = environment.ZOOM_WEBHOOK_SECRET
  const events = ['recording.completed', 'app_deauthorized', 'endpoint.url_validation', '__proto__']
  const asks = events.flatMap((event) =>
    noticed.map((payload) => {
      const { body, headers } = noticeOf(event, payload as object, { now, secret })
      return { method: 'POST' as const, url: '/hooks/zoom', payload: body, headers }
    }),
  )
  expect(await asksOf(asks)).toEqual(nothing)
})

const wrongSignatures = ['', 'v0=', '0'.repeat(64), `v0=${'0'.repeat(64)}`, 'x'.repeat(8000), 'é']
const wrongTimes = [
  '',
  'NaN',
  '-1',
  '1e999',
  String(now.getTime() / 1000),
  `${now.getTime() / 1000}.5`,
]

test.each(['/hooks/mail', '/hooks/zoom'])('%s hears nobody who signs wrongly', async (url) => {
  const [body] = ['{"kind":"hard","address":"a@test.example"}']
  const byOther = createHmac('sha256', 'another').update(body!).digest('hex')
  const statuses = new Set<number>()
  for (const signature of [...wrongSignatures, byOther])
    for (const time of wrongTimes) {
      const headers = {
        'x-timestamp': time,
        'x-signature': signature,
        'x-zm-request-timestamp': time,
        'x-zm-signature': signature,
      }
      const answer = await app.server.inject({ method: 'POST', url, payload: body!, headers })
      statuses.add(answer.statusCode)
    }
  expect([...statuses]).toEqual([401])
  expect(await allRows(db)).toEqual(before)
})

describe('the links and passes of others', async () => {
  const links = linksOf((name) => Buffer.from(name))
  const request = await aGuestRequest(db, links, owner)
  const { token } = await anInvitedGuest(db, links, request)
  before = await allRows(db)
  const madeUp = [`${'A'.repeat(60)}.${'A'.repeat(43)}`, 'A'.repeat(43), 'é'.repeat(40)]

  test.each(openCalls)('%s', async (id) => {
    const { path, auth } = calls[id]
    const isGuests = auth === 'guest' || id === 'openGuestRequest' || id === 'joinGuestRequest'
    const theirs = [...madeUp, ...(isGuests ? [shareKey] : [token, request.openToken])]
    const usual = (least(requestSchemaOf(id) ?? {}) ?? {}) as object
    const named = fieldsOf(id).filter((field) => /\.(pass|key|token|code)$/.test(field.path))
    const asks = theirs.flatMap((end) =>
      [usual, ...named.map((field) => placed(field, usual, end))].map((clientRequest) => ({
        method: 'POST' as const,
        url: `/${path}`,
        payload: { clientRequest },
        headers: {
          ...(auth === 'guest' && { 'guest-token': encodeURIComponent(end) }),
          ...(auth === 'analytics' && { authorization: `Bearer ${encodeURIComponent(end)}` }),
        },
      })),
    )
    expect(await asksOf(asks)).toEqual(nothing)
  })
})

test('nothing of all this stands in the log', () => {
  const log = app.log.join('')
  const secrets = Object.values(environment).filter((value) => value.startsWith('planted-'))
  for (const secret of [...secrets, `/s/${shareKey}`]) expect(log).not.toContain(secret)
})

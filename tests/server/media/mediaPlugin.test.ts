import Fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaPlugin } from '../../../src/server/media/mediaPlugin'
import { createMediaAddresses } from '../../../src/server/media/mediaAddresses'
import { createMediaSigner, mediaCookieNames } from '../../../src/server/media/signedCookies'
import { openDiskStorage } from '../../../src/server/storage/diskStorage'

const folder = mkdtempSync(join(tmpdir(), 'media-'))
const signer = createMediaSigner(Buffer.alloc(32, 1))
const addresses = createMediaAddresses(Buffer.alloc(32, 3))
const now = new Date('2026-03-01T09:00:00Z')
const app = Fastify()
const names: Record<string, string> = {
  a1: '../../etc/pass\u202Ewd "x"\r\nset-cookie: a=b Zoë.mp4',
}

const revs: Record<string, number> = { a1: 7 }

const nameOf = async (_customerId: string, assetId: string) => names[assetId]

beforeAll(async () => {
  const storage = await openDiskStorage(folder)
  for (const name of [
    'copy.mp4',
    'master-copy.m3u8',
    'poster.jpg',
    'caption-2.vtt',
    'source',
    'x.html',
  ]) {
    await storage.put(`media/c1/a1/${name}`, Buffer.from('0123456789'))
  }
  await storage.put('in/c1/u1/up1/p00001', Buffer.from('secret'))
  const origins = ['http://studio.test']
  await app.register(mediaPlugin, {
    storage,
    signer,
    origins,
    now: () => now,
    addresses,
    standOf: async (customerId, assetId) => ({ isOpen: customerId !== 'shut', rev: revs[assetId] }),
    nameOf,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const soon = new Date(now.getTime() + 60_000)

function cookieOf(customerId: string, expiresAt = soon, userId = 'maya'): string {
  const signed = signer.sign({ customerId, userId }, expiresAt)
  const pairs = Object.entries(mediaCookieNames) as Array<[keyof typeof signed, string]>
  return pairs.map(([part, name]) => `${name}=${signed[part]}`).join('; ')
}

const given = { rev: 7, userId: 'maya', now }
const scope = addresses.pathOf('media/c1/a1/x', given).split('/')[4]
const film = addresses.pathOf('media/c1/a1/copy.mp4', given)

function get(url: string, headers: Record<string, string> = {}, cookie = cookieOf('c1')) {
  return app.inject({ url, headers: { cookie, ...headers } })
}

const after = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  { who: 'the person to whom it was given', status: 200 },
  { who: 'the same with cookies of another customer', cookie: cookieOf('c2'), status: 403 },
  { who: 'the same whose hour is over', cookie: cookieOf('c1', now), status: 403 },
  { who: 'a colleague who copied it', cookie: cookieOf('c1', soon, 'jonas'), status: 403 },
  { who: 'a stranger', cookie: '', status: 403 },
  { who: 'the person, given it four hours ago', given: { now: after(4) }, status: 200 },
  { who: 'the person, given it eight hours ago', given: { now: after(8) }, status: 403 },
  { who: 'the person, before fewer people saw it', given: { rev: 6 }, status: 403 },
  { who: 'the person, for a film that is gone', key: 'media/c1/a9/copy.mp4', status: 404 },
  { who: 'the person, for a file that is not there', key: 'media/c1/a1/gone.mp4', status: 404 },
  {
    who: 'somebody of a customer that is shut',
    key: 'media/shut/a1/copy.mp4',
    cookie: cookieOf('shut'),
    status: 403,
  },
])('$who gets $status', async ({ cookie, status, key = 'media/c1/a1/copy.mp4', ...over }) => {
  const url = addresses.pathOf(key, { ...given, ...over.given })
  expect((await get(url, {}, cookie)).statusCode).toBe(status)
})

test.each([
  { what: 'the signature of another asset', url: film.replace('/a1/', '/a2/') },
  { what: 'a later revision', url: film.replace('-7-', '-8-') },
  {
    what: 'a later time',
    url: film.replace(
      /\/(\w+)-7-/,
      (_, period) => `/${(parseInt(period, 36) + 1).toString(36)}-7-`,
    ),
  },
  { what: 'a cut signature', url: film.replace(/.(?=\/a1\/)/, '') },
  { what: 'no signature', url: '/media/c1/maya/x/a1/copy.mp4' },
  {
    what: 'the colleague for the person',
    url: film.replace('/maya/', '/jonas/'),
    cookie: cookieOf('c1', soon, 'jonas'),
  },
])("an address with $what is nobody's", async ({ url, cookie }) => {
  expect((await get(url, {}, cookie)).statusCode).toBe(403)
})

/** Given some hours after eight. */
const givenAt = (name: string, hours: number) =>
  addresses.pathOf(`media/c1/a1/${name}`, {
    ...given,
    now: new Date(Date.UTC(2026, 2, 1, 8 + hours)),
  })

test('one address opens all that was made of the film, and stays the same for hours', () => {
  const first = givenAt('copy.mp4', 0)
  expect(givenAt('poster.jpg', 3)).toBe(first.replace('copy.mp4', 'poster.jpg'))
  expect(givenAt('copy.mp4', 4)).not.toBe(first)
})

test.each([
  [`/media/c1/maya/${scope}/../../../../in/c1/u1/up1/p00001`],
  [`/media/c1/maya/${scope}/a1/../../../../../in/c1/u1/up1/p00001`],
  [`/media/c1/maya/${scope}/a1/..%2f..%2f..%2fin/c1/u1/up1/p00001`],
  [`/media/c1/maya/${scope}/a1/%2e%2e/%2e%2e/%2e%2e/in/c1/u1/up1/p00001`],
  [`${film}%00.jpg`],
  [`/media/c1/maya/${scope}/a1/`],
])('nothing but media of the customer is found under %s', async (url) => {
  const answer = await get(url)
  expect([403, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toContain('secret')
})

test.each([
  { range: 'bytes=0-3', status: 206, body: '0123', contentRange: 'bytes 0-3/10' },
  { range: 'bytes=4-', status: 206, body: '456789', contentRange: 'bytes 4-9/10' },
  { range: 'bytes=-2', status: 206, body: '89', contentRange: 'bytes 8-9/10' },
  { range: 'bytes=8-99', status: 206, body: '89', contentRange: 'bytes 8-9/10' },
  { range: 'bytes=10-', status: 416, body: '', contentRange: 'bytes */10' },
  { range: 'bytes=-0', status: 416, body: '', contentRange: 'bytes */10' },
  { range: 'bytes=5-2', status: 200, body: '0123456789', contentRange: undefined },
  { range: 'bytes=0-1,4-5', status: 200, body: '0123456789', contentRange: undefined },
  { range: 'lines=1-2', status: 200, body: '0123456789', contentRange: undefined },
])('the range $range is answered $status', async ({ range, status, body, contentRange }) => {
  const answer = await get(film, { range })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toBe(body)
  expect(answer.headers['content-range']).toBe(contentRange)
  expect(answer.headers['content-length']).toBe(String(body.length))
})

test('what a browser holds already is not sent again', async () => {
  const first = await get(film)
  const tag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, max-age=28800, immutable')
  expect((await get(film, { 'if-none-match': tag })).statusCode).toBe(304)
  const range = { range: 'bytes=0-1', 'if-range': tag }
  expect((await get(film, range)).statusCode).toBe(206)
  expect((await get(film, { ...range, 'if-range': '"old"' })).statusCode).toBe(200)
})

test.each([
  { file: 'copy.mp4', type: 'video/mp4', shown: true },
  { file: 'master-copy.m3u8', type: 'application/vnd.apple.mpegurl', shown: true },
  { file: 'poster.jpg', type: 'image/jpeg', shown: true },
  { file: 'caption-2.vtt', type: 'text/vtt; charset=utf-8', shown: true },
  { file: 'source', type: 'application/octet-stream', shown: false },
  { file: 'x.html', type: 'application/octet-stream', shown: false },
])('$file comes as $type and can never act as a page', async ({ file, type, shown }) => {
  const { headers } = await get(film.replace('copy.mp4', file))
  expect(headers['content-type']).toBe(type)
  expect(headers['content-disposition'] === undefined).toBe(shown)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-site',
  })
})

test('a download is named after the original, and the name cannot leave its header', async () => {
  const { headers } = await get(film.replace('copy.mp4', 'source'))
  const disposition = String(headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%~!-]+$/)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(names['a1'])
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['http://studio.test', 'http://studio.test'],
  ['http://studio.test.evil.example', undefined],
  ['null', undefined],
])('a page of %s may read media with its cookies as %s', async (origin, allowed) => {
  const { headers } = await get(film, { origin })
  expect(headers['access-control-allow-origin']).toBe(allowed)
  expect(headers['access-control-allow-credentials']).toBe(allowed && 'true')
})

test('HEAD tells length and type without the bytes', async () => {
  const answer = await app.inject({
    method: 'HEAD',
    url: film,
    headers: { cookie: cookieOf('c1') },
  })
  expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-type': 'video/mp4' })
  expect(answer.body).toBe('')
})

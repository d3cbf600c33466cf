import Fastify from 'fastify'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { diskRoomOf } from '../../../src/server/storage/diskRoom'
import { endSlowBodies } from '../../../src/server/http/slowBodies'
import { openDiskStorage } from '../../../src/server/storage/diskStorage'
import { signPostPolicy } from '../../../src/server/storage/postPolicy'
import { uploadPath, uploadsPlugin } from '../../../src/server/storage/uploadsPlugin'
import { everyPart } from '../../support/everyPart'

const target = {
  url: uploadPath,
  bucket: 'studio',
  region: 'local',
  accessKeyId: 'STUDIO',
  secretAccessKey: 'secret',
}
const maxBytes = 1024 * 1024
const key = 'in/c1/u1/up1/p00001'
const folder = mkdtempSync(join(tmpdir(), 'uploads-'))
const app = Fastify()
endSlowBodies(app, 1500)
let port = 0

beforeAll(async () => {
  const storage = await openDiskStorage(folder)
  const origins = ['http://studio.test']
  await app.register(uploadsPlugin, {
    storage,
    target,
    origins,
    now: () => new Date(),
    landings: everyPart,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

type Entry = [name: string, value: string | Blob]

function fields(change: { key?: string } = {}): Entry[] {
  const grant = { keyPrefix: 'in/c1/u1/', maxBytes, lifeMs: 3_600_000 }
  const signed = Object.entries(signPostPolicy(target, grant, new Date()))
  return [['key', change.key ?? key], ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'], ...signed]
}

const file = (bytes: number): Entry => ['file', new Blob([new Uint8Array(bytes).fill(7)])]

async function post(entries: readonly Entry[]): Promise<{ status: number; code?: string }> {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const response = await fetch(`http://127.0.0.1:${port}${uploadPath}`, {
    method: 'POST',
    body: form,
  })
  const text = await response.text()
  return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1] }
}

function leftovers(): string[] {
  return readdirSync(join(folder, 'writing'))
}

test.each([
  { bytes: 1, answer: { status: 204 } },
  { bytes: maxBytes, answer: { status: 204 } },
  { bytes: 0, answer: { status: 400, code: 'EntityTooSmall' } },
  { bytes: maxBytes + 1, answer: { status: 400, code: 'EntityTooLarge' } },
])('an object of $bytes bytes is answered $answer', async ({ bytes, answer }) => {
  const own = `in/c1/u1/size${bytes}/p00001`
  expect(await post([...fields({ key: own }), file(bytes)])).toMatchObject(answer)
  expect(leftovers()).toEqual([])
  const stored = await readFile(join(folder, 'objects', own)).catch(() => undefined)
  expect(stored?.length).toBe(answer.status === 204 ? bytes : undefined)
})

test.each<[string, () => Entry[], { status: number; code: string }]>([
  [
    'a field given twice',
    () => [...fields(), ['key', key], file(9)],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
  [
    'a field given twice in another case',
    () => [...fields(), ['KEY', key], file(9)],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
  [
    'a field after the file',
    () => [...fields(), file(9), ['acl', 'public']],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
  [
    'a second file',
    () => [...fields(), file(9), file(9)],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
  [
    'a file of another name',
    () => [...fields(), ['attachment', new Blob(['x'])]],
    { status: 403, code: 'AccessDenied' },
  ],
  ['no file', () => fields(), { status: 400, code: 'MalformedPOSTRequest' }],
  [
    'a file before its fields',
    () => [file(9), ...fields()],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
  [
    'a wrong signature',
    () => [
      ...fields().filter(([name]) => name !== 'X-Amz-Signature'),
      ['X-Amz-Signature', 'a'.repeat(64)],
      file(9),
    ],
    { status: 403, code: 'SignatureDoesNotMatch' },
  ],
  [
    'a field called __proto__',
    () => [['__proto__', 'x'], ...fields(), file(9)],
    { status: 400, code: 'MalformedPOSTRequest' },
  ],
])('a form with %s is refused and leaves nothing', async (_case, entries, answer) => {
  expect(await post(entries())).toEqual(answer)
  expect(leftovers()).toEqual([])
})

test('a body that is no form is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: uploadPath, payload: { key } })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('<Code>MalformedPOSTRequest</Code>')
})

test('a refused object does not block the connection it came on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const wrong = fields().map(([name, value]): Entry => [name, name === 'key' ? 'in/x/y/z' : value])
  const statuses = []
  for (const entries of [wrong, fields(), wrong, fields()]) {
    statuses.push(await postOn(agent, [...entries, file(maxBytes)]))
  }
  agent.destroy()
  expect(statuses).toEqual([403, 204, 403, 204])
})

async function postOn(agent: Agent, entries: readonly Entry[]): Promise<number | undefined> {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port, path: uploadPath, method: 'POST', agent, headers }
    const sent = request(where, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    sent.on('error', reject).end(body)
  })
}

/** Raw HTTP, for what no client library would send. Resolves with the status line, or nothing. */
function rawPost(headers: string, body: string, cutAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', () => {})
    socket.write(
      `POST ${uploadPath} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n\r\n${body}`,
    )
    if (cutAfterMs !== undefined) setTimeout(() => socket.destroy(), cutAfterMs)
  })
}

const formType = 'content-type: multipart/form-data; boundary=b'
const formText = () => {
  const parts = fields({ key: 'in/c1/u1/raw/p00001' }).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n0123456789`
}

test('a body without a stated length is refused', async () => {
  const line = await rawPost(`${formType}\r\ntransfer-encoding: chunked`, '0\r\n\r\n')
  expect(line).toBe('HTTP/1.1 411 Length Required')
})

test('a length beyond every limit is refused before the body comes', async () => {
  const line = await rawPost(`${formType}\r\ncontent-length: 99999999999`, '')
  expect(line).toBe('HTTP/1.1 400 Bad Request')
})

test('a connection that breaks in the middle of a part leaves nothing', async () => {
  await rawPost(`${formType}\r\ncontent-length: 5000`, formText(), 100)
  await expect.poll(leftovers).toEqual([])
  expect(() => readFileSync(join(folder, 'objects/in/c1/u1/raw/p00001'))).toThrow('ENOENT')
})

test('a form that ends before its last boundary leaves nothing', async () => {
  const body = formText()
  const line = await rawPost(`${formType}\r\ncontent-length: ${Buffer.byteLength(body)}`, body)
  expect(line).toBe('HTTP/1.1 400 Bad Request')
  expect(leftovers()).toEqual([])
})

test('on a full disk the uploader is told so before anything is written', async () => {
  const full = Fastify()
  const measured = { bsize: 1, blocks: 1000, bavail: 10 } as never
  const place = join(folder, 'full')
  const storage = await openDiskStorage(
    place,
    diskRoomOf(place, async () => measured),
  )
  const options = { storage, target, origins: [], now: () => new Date(), landings: everyPart }
  await full.register(uploadsPlugin, options)
  const form = new FormData()
  for (const [name, value] of [...fields(), file(9)]) form.append(name, value)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const answer = await full.inject({ method: 'POST', url: uploadPath, headers, payload })
  expect(answer.statusCode).toBe(507)
  expect(answer.body).toContain('The disk is full.')
  expect(readdirSync(join(place, 'writing'))).toEqual([])
  await full.close()
})

test('a form that stays out before its signature is cut off', async () => {
  expect(await rawPost(`${formType}\r\ncontent-length: 5000`, '--b\r\n')).toBe('')
})

test('a refused form whose rest stays out is cut off after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const body = formText().replace('in/c1/u1/raw', 'in/c1/u2/raw')
  socket.write(
    `POST ${uploadPath} HTTP/1.1\r\nhost: x\r\n${formType}\r\ncontent-length: 5000\r\n\r\n${body}`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 403 /)
  const closed = once(socket, 'close')
  vi.advanceTimersByTime(30_000)
  await closed
})

test('many parts at once each arrive whole', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      post([...fields({ key: `in/c1/u1/many/p0000${at}` }), file(maxBytes - at)]),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204))
  const stored = readdirSync(join(folder, 'objects/in/c1/u1/many')).sort()
  const sizes = stored.map(
    (name) => readFileSync(join(folder, 'objects/in/c1/u1/many', name)).length,
  )
  expect(sizes).toEqual(Array.from({ length: 8 }, (_, at) => maxBytes - at))
})

test.each([
  ['http://studio.test', 'http://studio.test'],
  ['http://studio.test.evil.example', undefined],
  ['http://evilstudio.test', undefined],
  ['http://studio.test:81', undefined],
  ['null', undefined],
])('a page of %s may read the answer as %s', async (origin, allowed) => {
  const answer = await app.inject({ method: 'OPTIONS', url: uploadPath, headers: { origin } })
  expect(answer.headers['access-control-allow-origin']).toBe(allowed)
})

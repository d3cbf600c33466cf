import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { builtApp } from '../../support/builtApp'
import { freshDatabase } from '../../support/freshDatabase'

const { server, storage, mediaUrl, mediaCookies, log } = await builtApp(await freshDatabase(), {
  PUBLIC_ORIGIN: 'http://studio.test',
})
const sound = { ...storage }
afterEach(() => void Object.assign(storage, sound))

const ask = (method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: mediaUrl, cookies: { ...mediaCookies } })

const secretPath = '/srv/studio/objects/media/c1/a1/copy.mp4'
const broken = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: cannot open '${secretPath}'`), { code })
}

describe('a fault of the store is told as all others', () => {
  test.each([
    { part: 'find', code: 'EIO', status: 500, errorCode: 'internal' },
    { part: 'read', code: 'EIO', status: 500, errorCode: 'internal' },
    { part: 'read', code: 'ENOENT', status: 503, errorCode: 'busy' },
  ] as const)('$code at $part: $status', async ({ part, code, status, errorCode }) => {
    storage[part] = broken(code)
    const answer = await ask()
    expect({ status: answer.statusCode, body: answer.json<object>() }).toMatchObject({
      status,
      body: { status: 'Error', errorCode },
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.body).not.toContain('/srv')
    expect(log.join('')).toContain(secretPath)
  })
})

test('whoever asks for the head alone has no byte read', async () => {
  let read = 0
  storage.read = async () =>
    new Readable({
      read() {
        read += 1
        this.push(read > 3 ? null : 'film')
      },
    })
  const { statusCode, headers, body } = await ask('HEAD')
  expect({ statusCode, length: headers['content-length'], body }).toEqual({
    statusCode: 200,
    length: '4',
    body: '',
  })
  expect(read).toBe(0)
})

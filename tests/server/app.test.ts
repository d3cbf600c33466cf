import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../src/server/app'
import { failure } from '../../src/server/errors'
import { compileValidators } from '../../src/server/http/validators'
import { appParts } from '../support/freshApp'

/** Calls made for this test: one that answers, and one for each way to fail. */
const acts = {
  echo: async (request: unknown) => request,
  refuse: async () => {
    throw failure('titleEmpty')
  },
  break: async () => {
    throw new Error('planted detail')
  },
  loseDatabase: async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  },
  lie: async () => 'not an object',
}
const ids = Object.keys(acts) as Array<keyof typeof acts>
const anything = { type: 'object' }
const chunked = 'transfer-encoding: chunked'

const folder = mkdtempSync(join(tmpdir(), 'studio-static-'))
mkdirSync(join(folder, 'client/assets'), { recursive: true })
mkdirSync(join(folder, 'words'))
const inline = 'window.early = true'
writeFileSync(
  join(folder, 'client/index.html'),
  `<!doctype html><script>${inline}</script><p>the page</p>`,
)
// What a browser would be sent; nobody runs it here. Long enough to be worth compressing.
writeFileSync(join(folder, 'client/assets/shell-a1b2c3d4.js'), 'console.log("shell")'.repeat(200))
writeFileSync(join(folder, 'client/serviceWorker.js'), '// worker')
mkdirSync(join(folder, 'client/.vite'))
writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
mkdirSync(join(folder, 'kept/assets'), { recursive: true })
writeFileSync(join(folder, 'kept/assets/shell-00000000.js'), '// of the build before')
writeFileSync(join(folder, 'kept/assets/plain.js'), '// without a hash')
writeFileSync(join(folder, 'words/en.json'), '{"a":"b"}')

const parts = await appParts()
const { server } = await createApp({
  ...parts,
  calls: [
    ...ids.map((id) => ({
      id,
      method: 'POST' as const,
      path: `rest/${id}`,
      auth: 'none' as const,
      body: 'envelope' as const,
      background: false,
    })),
    {
      id: 'break',
      method: 'POST',
      path: 'oauth/break',
      auth: 'none',
      body: 'form',
      background: false,
    },
  ],
  handlerOf: ({ id }) => acts[id as keyof typeof acts],
  mayCall: () => true,
  validators: compileValidators(
    Object.fromEntries(ids.map((id) => [id, { request: anything, response: anything }])),
    { $id: 'test' },
  ),
  authentication: {
    readToken: () => Promise.reject(new Error()),
    readAnalyticsToken: () => Promise.reject(new Error()),
    admit: () => Promise.reject(new Error()),
  },
  guests: { admit: () => Promise.reject(new Error()) },
  services: { ...parts.media.services } as never,
  staticFolders: {
    clientFolder: join(folder, 'client'),
    wordsFolder: join(folder, 'words'),
    keptFolder: join(folder, 'kept'),
  },
  newId: () => '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  plugins: [async (app) => void app.get('/films/:name', () => 'a film')],
  slowestBodyMs: 300,
})
await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const call = (
  id: string,
  payload: string | object = { clientRequest: {} },
  headers: Record<string, string> = {},
) => server.inject({ method: 'POST', url: `/rest/${id}`, payload, headers })

describe('the envelope', () => {
  test('carries the answer', async () => {
    const response = await call('echo', { clientRequest: { a: 1 } })
    expect(response.json()).toEqual({ status: 'Ok', clientResponse: { a: 1 } })
  })

  test('takes a missing clientRequest for an empty one', async () => {
    expect((await call('echo', {})).json()).toEqual({ status: 'Ok', clientResponse: {} })
  })

  test.each([
    {
      id: 'refuse',
      status: 200,
      body: { status: 'Error', errorCode: 'titleEmpty', errorMessage: 'A title is needed.' },
    },
    { id: 'loseDatabase', status: 503, body: { status: 'Error', errorCode: 'busy' } },
    { id: 'unknown', status: 404, body: { status: 'Error', errorCode: 'unknownCall' } },
  ])('carries the failure of $id with HTTP $status', async ({ id, status, body }) => {
    const response = await call(id)
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({ status, body })
  })

  test('hides an unexpected fault behind an incident that the log explains', async () => {
    const response = await call('break')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      status: 'Error',
      errorCode: 'internal',
      errorMessage: 'Something went wrong on our side. Incident 01ARZ3NDEKTSV4RRFFQ69G5FAV.',
      errorParams: { incident: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    })
    const logged = parts.log.find((line) => line.includes('planted detail'))
    expect(logged).toContain('01ARZ3NDEKTSV4RRFFQ69G5FAV')
  })

  test('never carries an answer the manifest does not know', async () => {
    expect((await call('lie')).json()).toMatchObject({ status: 'Error', errorCode: 'internal' })
  })

  test('is not put on token calls, where an unexpected fault keeps the session', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await server.inject({
      method: 'POST',
      url: '/oauth/break',
      payload: 'a=b',
      headers,
    })
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status: 503,
      body: { error: expect.any(String) },
    })
  })

  test('tells when to come back', async () => {
    expect((await call('loseDatabase')).headers['retry-after']).toBe('2')
  })
})

describe('a request is refused before its call', () => {
  test.each<{ what: string; payload?: string; headers: Record<string, string>; status: number }>([
    { what: 'from another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    {
      what: 'as plain text',
      payload: '{}',
      headers: { 'content-type': 'text/plain' },
      status: 415,
    },
    {
      what: 'as a form',
      payload: 'clientRequest=',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
    },
    {
      what: 'compressed',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      status: 415,
    },
    {
      what: 'over 256 KiB',
      payload: `{"clientRequest":"${'x'.repeat(256 * 1024)}"}`,
      headers: { 'content-type': 'application/json' },
      status: 413,
    },
  ])('$what: $status', async ({ payload, headers, status }) => {
    expect((await call('echo', payload ?? {}, headers)).statusCode).toBe(status)
  })

  test.each([
    { what: 'not JSON', payload: '{' },
    { what: 'an array', payload: '[]' },
    { what: 'beside clientRequest', payload: '{"clientRequest":{},"customerId":"x"}' },
    { what: 'of a wrong kind', payload: '{"clientRequest":7}' },
    { what: 'with __proto__', payload: '{"clientRequest":{"__proto__":{}}}' },
  ])('whose body is $what: an Error in the envelope', async ({ payload }) => {
    const response = await call('echo', payload, { 'content-type': 'application/json' })
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status: 200,
      body: { status: 'Error', errorCode: 'malformedRequest' },
    })
  })

  test('and a GET of a call does not exist', async () => {
    expect((await server.inject({ url: '/rest/echo' })).statusCode).toBe(404)
  })
})

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })

describe('files', () => {
  const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

  test.each([
    { url: '/', headers: navigation, status: 200, caching: 'no-cache' },
    { url: '/clips/list', headers: navigation, status: 200, caching: 'no-cache' },
    { url: '/clips/list', headers: { accept: 'text/html' }, status: 200, caching: 'no-cache' },
    { url: '/', headers: { accept: '*/*' }, status: 200, caching: 'no-cache' },
    { url: '/nothing.js', headers: { accept: '*/*' }, status: 404, caching: 'no-store' },
    {
      url: '/clips/list',
      headers: { accept: '*/*', 'sec-fetch-mode': 'cors' },
      status: 404,
      caching: 'no-store',
    },
    { url: '/login/1/bob/secret', headers: navigation, status: 200, caching: 'no-store' },
    {
      url: '/assets/shell-a1b2c3d4.js',
      headers: {},
      status: 200,
      caching: 'public, max-age=31536000, immutable',
    },
    { url: '/serviceWorker.js', headers: {}, status: 200, caching: 'no-cache' },
    {
      url: '/assets/shell-00000000.js',
      headers: { 'accept-encoding': 'br' },
      status: 200,
      caching: 'public, max-age=31536000, immutable',
    },
    { url: '/assets/plain.js', headers: {}, status: 404, caching: 'no-store' },
    { url: '/assets/..%2fkept.json', headers: {}, status: 404, caching: 'no-store' },
    { url: '/assets/i18n/en.json', headers: {}, status: 200, caching: 'no-cache' },
    { url: '/assets/gone-a1b2c3d4.js', headers: navigation, status: 404, caching: 'no-store' },
    { url: '/assets/i18n/xx.json', headers: {}, status: 404, caching: 'no-store' },
    { url: '/rest/secure/nothing', headers: navigation, status: 404, caching: 'no-store' },
    {
      url: '/clips/list',
      headers: { accept: 'application/json' },
      status: 404,
      caching: 'no-store',
    },
    { url: '/../secrets/access-token', headers: {}, status: 404, caching: 'no-store' },
    { url: '/..%2f..%2fetc%2fpasswd', headers: {}, status: 404, caching: 'no-store' },
    { url: '/index.html', headers: {}, status: 404, caching: 'no-store' },
    { url: '/.vite/manifest.json', headers: {}, status: 404, caching: 'no-store' },
  ])('$url answers $status, $caching', async ({ url, headers, status, caching }) => {
    const response = await get(url, headers as Record<string, string>)
    expect({ status: response.statusCode, caching: response.headers['cache-control'] }).toEqual({
      status,
      caching,
    })
  })

  test('are compressed for those who can read it', async () => {
    const response = await get('/assets/shell-a1b2c3d4.js', { 'accept-encoding': 'br, gzip' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.rawPayload.length).toBeLessThan(200)
  })

  test('that have not changed are not sent again', async () => {
    const { etag } = (await get('/assets/i18n/en.json')).headers
    expect((await get('/assets/i18n/en.json', { 'if-none-match': String(etag) })).statusCode).toBe(
      304,
    )
  })
})

describe('headers', () => {
  test('allow the page its own inline script and nothing else inline', async () => {
    const { headers } = await server.inject({ url: '/', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='/)
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types studio',
    ]) {
      expect(policy).toContain(part)
    }
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  describe('case 74: a sign-in link leaves nothing behind', () => {
    const kept = {
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    }

    test.each([
      '/login/1/bob/S3cret',
      '/login/1/bob/S3cret%2F%2B/42',
      '/login/1/bob/S3cret?cust=42',
      '/login/1/bob/a%22b%5Cc%20S3cret',
      '/login/1/bob/a\\S3cret',
      '/login/1/bob@work.example/S3cret.mp4',
      '/login/status/bob/S3cret',
      '/login/status/clear/S3cret',
      '/LOGIN/1/bob/S3cret',
      '//login/1/bob/S3cret',
      '/login//1/bob/S3cret',
      '/login%2F1%2Fbob%2FS3cret',
      '/%6Cogin/1/bob/S3cret',
      '/login%252F1%252Fbob%252FS3cret',
      '/login/1/b%F6b/S3cret',
      '/%6Cogin/1/b%F6b/S3cret',
      'http://studio.test/login/1/bob/S3cret',
      `/login/1/bob/S3cret${'x'.repeat(2000)}`,
    ])('%s', async (url) => {
      const from = parts.log.length
      for (const accept of ['text/html', 'application/json']) {
        const { headers, body } = await server.inject({ url, headers: { accept } })
        expect(headers).toMatchObject(kept)
        expect(body).not.toContain('S3cret')
      }
      const lines = parts.log.slice(from)
      expect(lines).toHaveLength(2)
      for (const line of lines) {
        expect(line).toContain('"/login/[redacted]"')
        expect(line).not.toContain('S3cret')
      }
    })

    test('and one that ends in a mail address opens the page', async () => {
      const url = '/login/mail/ada.lovelace%40work.example'
      expect(await server.inject({ url, headers: { accept: 'text/html' } })).toMatchObject({
        statusCode: 200,
      })
    })

    test('while pages that carry no name are logged as they are', async () => {
      const from = parts.log.length
      for (const url of ['/login', '/login/status/sessionExpired', '/loginhelp'])
        await server.inject({ url, headers: { accept: 'text/html' } })
      const paths = parts.log.slice(from).map((line) => (JSON.parse(line) as { path: string }).path)
      expect(paths).toEqual(['/login', '/login/status/sessionExpired', '/loginhelp'])
    })
  })

  test('of every call forbid keeping it', async () => {
    expect((await call('echo')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })

  test('over plain http promise no https', async () => {
    expect((await call('echo')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a body that drips is cut off, whoever sends it', () => {
  test.each([
    { what: 'of a call', head: 'POST /rest/echo', coding: 'content-length: 1000' },
    { what: 'of a call, without a length', head: 'POST /rest/echo', coding: chunked },
    { what: 'of a report', head: 'POST /csp-reports', coding: 'content-length: 1000' },
    { what: 'to no address', head: 'POST /nothing', coding: 'content-length: 1000' },
    { what: 'of an unknown method', head: 'PUT /rest/echo', coding: 'content-length: 1000' },
    { what: 'that nobody reads', head: 'GET /', coding: 'content-length: 100000' },
    { what: 'to a malformed address', head: 'POST /%f6', coding: 'content-length: 1000' },
  ])('$what', async ({ head, coding }) => {
    const type = head.endsWith('reports') ? 'application/csp-report' : 'application/json'
    const lines = [`${head} HTTP/1.1`, 'host: studio', `content-type: ${type}`, coding, '', '']
    const drop = coding === chunked ? '1\r\n \r\n' : ' '
    const answer = dripped(lines.join('\r\n'), drop, { everyMs: 50, withinMs: 5_000 })
    await expect(answer).resolves.toBeTypeOf('string')
  })
})

describe('what no browser asks is told as all else', () => {
  const told = {
    'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }

  test.each([
    { url: '/%f6' },
    { url: '/rest/%' },
    { url: '/media/%c3%28/u/s/a/copy.mp4' },
    { url: `/assets/${'x'.repeat(600)}` },
    { url: '/assets/%00.js' },
    { url: '/assets/i18n/%00.json' },
  ])('the address $url', async ({ url }) => {
    const answer = await server.inject({ url })
    const { statusCode, headers } = answer
    expect({ statusCode, headers, body: answer.json<object>() }).toMatchObject({
      statusCode: 404,
      headers: told,
      body: { status: 'Error', errorCode: 'unknownCall' },
    })
  })

  test('a very long name in an address', async () => {
    const { statusCode, body } = await server.inject({ url: `/films/${'x'.repeat(600)}` })
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'a film' })
  })

  test('two names of the host', async () => {
    const head = 'GET / HTTP/1.1\r\nhost: studio\r\nhost: evil\r\nconnection: close\r\n\r\n'
    const answer = await dripped(head, '', { everyMs: 1000, withinMs: 45_000 })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"errorCode":"malformedRequest"')
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
  })
})

/** What the server answers until it ends the connection, on which something goes on arriving. */
async function dripped(
  head: string,
  drop: string,
  { everyMs, withinMs }: { everyMs: number; withinMs: number },
): Promise<string> {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.write(head)
  const drip = setInterval(() => socket.write(drop), everyMs)
  let late: NodeJS.Timeout | undefined
  onTestFinished(() => {
    clearInterval(drip)
    clearTimeout(late)
    socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    late = setTimeout(() => reject(new Error(`it is open after ${withinMs} ms`)), withinMs)
    socket
      .once('close', () => resolve())
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('error', () => {})
  })
  return answer
}

test('a client that drips its headers is cut off', async () => {
  const head = 'POST /rest/echo HTTP/1.1\r\nhost: studio\r\n'
  // Node itself waits a minute.
  const answer = dripped(head, 'x-drip: 1\r\n', { everyMs: 500, withinMs: 45_000 })
  await expect(answer).resolves.toBeTypeOf('string')
})

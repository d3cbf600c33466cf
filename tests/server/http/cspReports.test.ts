import { expect, test } from 'vitest'
import { freshApp } from '../../support/freshApp'

const app = await freshApp()

const send = (payload: string, contentType = 'application/csp-report', ip = '192.0.2.1') =>
  app.server.inject({
    method: 'POST',
    url: '/csp-reports',
    payload,
    headers: { 'content-type': contentType },
    remoteAddress: ip,
  })
const logged = () =>
  app.log
    .filter((line) => line.includes('content security policy'))
    .map((line) => JSON.parse(line) as { csp: object })

test.each([
  {
    shape: 'application/csp-report',
    body: {
      'csp-report': {
        'violated-directive': 'script-src',
        'blocked-uri': 'https://evil.example/x.js?token=planted',
        'document-uri': 'http://studio.test/login/1/maya/planted#planted',
        'line-number': 7,
      },
    },
  },
  {
    shape: 'application/reports+json',
    body: [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'script-src',
          blockedURL: 'https://evil.example/x.js?token=planted',
          documentURL: 'http://studio.test/login/1/maya/planted#planted',
          lineNumber: 7,
        },
      },
    ],
  },
])(
  'a report as $shape becomes one line that says where, and no secret',
  async ({ shape, body }) => {
    app.log.length = 0
    expect((await send(JSON.stringify(body), shape)).statusCode).toBe(204)
    expect(logged()).toMatchObject([
      {
        csp: {
          directive: 'script-src',
          blocked: 'https://evil.example/x.js',
          page: 'http://studio.test/login/[redacted]',
          line: 7,
        },
      },
    ])
    expect(app.log.join('\n')).not.toContain('planted')
  },
)

test.each([
  { what: 'larger than 16 KiB', payload: 'x'.repeat(17_000), type: undefined, status: 413 },
  { what: 'of another type', payload: '{}', type: 'text/plain', status: 415 },
  { what: 'as a call is', payload: '{}', type: 'application/json', status: 415 },
])('a body $what is refused', async ({ payload, type, status }) => {
  expect((await send(payload, type)).statusCode).toBe(status)
})

test('a list of a thousand reports is ten lines at most', async () => {
  app.log.length = 0
  const reports = JSON.stringify(Array.from({ length: 100 }, () => ({})))
  expect((await send(reports, 'application/reports+json', '192.0.2.2')).statusCode).toBe(204)
  expect(logged()).toHaveLength(10)
})

test('one address is heard twenty times a minute, all of them two hundred times', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const statuses = async (times: number, addressOf: (index: number) => string) => {
    const answers: number[] = []
    for (let index = 0; index < times; index += 1)
      answers.push((await send('{}', undefined, addressOf(index))).statusCode)
    return answers.filter((status) => status === 204).length
  }
  expect(await statuses(250, () => '192.0.2.3')).toBe(20)
  expect(await statuses(300, (index) => `198.51.100.${index % 250}`)).toBe(180)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  expect((await send('{}', undefined, '192.0.2.3')).statusCode).toBe(204)
})

test('one IPv6 network is heard as one address', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  const statuses: number[] = []
  for (let index = 1; index <= 21; index += 1)
    statuses.push((await send('{}', undefined, `2001:db8::${index}`)).statusCode)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
})

import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile, StreamedFile } from '../../../src/server/http/streamedFile'

const log: string[] = []
const server = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } })
let isOver = false

async function* manyLines(count: number, breaksAt = Infinity) {
  try {
    for (let line = 0; line < count; line += 1) {
      if (line === breaksAt) throw new Error('the database is gone')
      yield `${line}${'.'.repeat(100)}\r\n`
    }
  } finally {
    isOver = true
  }
}

beforeAll(async () => {
  await server.register(compress, { encodings: ['gzip'] })
  server.get('/whole', (request, reply) =>
    sendFile(
      new StreamedFile('Käufer.csv', 'text/csv; charset=utf-8', manyLines(20_000)),
      request,
      reply,
    ),
  )
  server.get('/broken', (request, reply) =>
    sendFile(new StreamedFile('x.csv', 'text/csv', manyLines(20_000, 500)), request, reply),
  )
  server.get('/endless', (request, reply) =>
    sendFile(new StreamedFile('x.csv', 'text/csv', manyLines(Infinity)), request, reply),
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const port = () => (server.server.address() as AddressInfo).port
const get = (path: string, headers = {}) =>
  new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    ask({ port: port(), path, headers, agent: false }, resolve).on('error', reject).end()
  })

test('a file is sent line by line, under its name', async () => {
  const response = await get('/whole')
  expect(response.headers['content-disposition']).toContain("filename*=UTF-8''K%C3%A4ufer.csv")
  expect((await text(response)).split('\r\n')).toHaveLength(20_001)
})

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'a file that breaks off is no file, asked for with %j',
  async (headers) => {
    const response = await get('/broken', headers)
    await expect(text(response)).rejects.toThrow('aborted')
    expect(log.join()).toContain('the database is gone')
  },
)

test('lines are made as they are taken, and none for whoever has left', async () => {
  isOver = false
  // Made faster than they are taken, endless lines would leave no time for an answer.
  const response = await get('/endless')
  response.destroy()
  await expect.poll(() => isOver).toBe(true)
})

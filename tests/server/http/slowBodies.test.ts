import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSlowBodies } from '../../../src/server/http/slowBodies'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a body has thirty seconds to arrive', async () => {
  const app = Fastify()
  endSlowBodies(app)
  const asked = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nhost: studio\r\ncontent-length: 1000\r\n\r\n')
  await asked
  const closed = once(socket, 'close')
  // What it is answered at once leaves the connection open.
  await once(socket, 'data')
  vi.advanceTimersByTime(29_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(socket.readyState).toBe('open')
  vi.advanceTimersByTime(1)
  await closed
  await app.close()
})

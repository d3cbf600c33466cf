import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AddressInfo } from 'node:net'
import { assemble } from '../../../src/main/assemble'
import { stop, stopOnSignal } from '../../../src/server/http/stop'
import { aMember, freshDatabase } from '../../support/world'
import { appParts } from '../../support/freshApp'

const database = await freshDatabase()

let app: Awaited<ReturnType<typeof assemble>>
let origin: string
let parts: Awaited<ReturnType<typeof appParts>>

beforeEach(async () => {
  // Strong enough that an answer takes a while.
  parts = await appParts({ database, environment: { PASSWORD_COST_LOG2: '15' } })
  app = await assemble(parts)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
})
afterEach(() => app.server.close())

test('a stop lets the running calls finish, takes no new ones, and closes what it stands on last', async () => {
  const { userName, password } = await aMember(database.db)
  const form = { grant_type: 'password', client_id: 'web', username: userName, password }
  const closed: string[] = []
  const signingIn = fetch(`${origin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  await new Promise<void>((resolve) => app.server.server.once('request', () => resolve()))
  const stopping = stop({
    app,
    closers: [async () => void closed.push('worker'), async () => void closed.push('database')],
  })
  const { status, headers } = await signingIn
  expect({ status, connection: headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  })
  await stopping
  expect(closed).toEqual(['worker', 'database'])
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})

test('what does not close in thirty seconds is left, and a signal that comes twice hurries nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const codes: number[] = []
  const before = process.listeners('SIGTERM')
  stopOnSignal({ app, closers: [() => new Promise(() => {})] }, (code) => codes.push(code))
  const [end] = process.listeners('SIGTERM').filter((listener) => !before.includes(listener))
  end?.('SIGTERM')
  end?.('SIGTERM')
  vi.advanceTimersByTime(29_999)
  expect(codes).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(codes).toEqual([1])
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, end!)
})

test('/readyz says no from the moment of the stop, /healthz stays well', async () => {
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  app.stopAccepting()
  const response = await fetch(`${origin}/readyz`)
  expect({ status: response.status, retry: response.headers.get('retry-after') }).toEqual({
    status: 503,
    retry: '2',
  })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { holdCalls } from '../../../src/main/build/holdCalls'
import { withResolvers } from '../../support/withResolvers'

async function pageInFrontOf(isUp: () => Promise<boolean>): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [holdCalls(isUp)],
  })
  await server.listen()
  onTestFinished(() => server.close())
  return `http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`
}

test('a call waits until the server has started', async () => {
  const starting = withResolvers<boolean>()
  const origin = await pageInFrontOf(() => starting.promise)
  const answered: string[] = []
  const call = fetch(`${origin}/rest/any`).then(() => answered.push('call'))
  await fetch(`${origin}/any/page`).then(() => answered.push('page'))
  starting.resolve(true)
  await call
  expect(answered).toEqual(['page', 'call'])
})

test('a server that has ended is unavailable for a while: nobody is signed out by it', async () => {
  const reply = await fetch(`${await pageInFrontOf(async () => false)}/oauth/token`)
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('2')
})

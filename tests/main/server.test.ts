import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../support/projectRoot'
import { serverProgram } from '../support/serverProgram'
import { prepareDataDir } from '../support/realServer'

const home = mkdtempSync(join(tmpdir(), 'studio-start-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [...serverProgram], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DEMO: 'no', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  let complained = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (complained += text))
  const ended = new Promise<{ code: number | null; said: string; complained: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, said, complained })),
  )
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(complained)))
  })
  // Who only waits for the end does not care that it was never ready.
  ready.catch(() => {})
  return { child, ended, ready }
}

test('a start with mistakes tells them all and ends', async () => {
  const { ended } = start({ DATA_DIR: join(home, 'mistakes'), PORT: 'x', MEDIA_ORIGIN: 'y' })
  expect(await ended).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/PORT must be[\s\S]*MEDIA_ORIGIN must/),
  })
})

test('a start in an empty folder is ready, says so, and stops on SIGTERM', async () => {
  const { child, ended, ready } = start({ DATA_DIR: join(home, 'empty') })
  const address = await ready
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = start({ DATA_DIR: join(home, 'empty') })
  expect(await second.ended).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Another server is running on'),
  })

  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test('a log that nobody reads any more ends nothing', async () => {
  await prepareDataDir(join(home, 'unread'))
  const { child, ready } = start({ DATA_DIR: join(home, 'unread') })
  const address = await ready
  child.stdout?.destroy()
  for (let no = 0; no < 5; no += 1) await fetch(`${address}/rest/unknown`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(child.exitCode).toBeNull()
})

test('a port that is taken is told in a sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => holder.once('listening', resolve))
  const { port } = holder.address() as AddressInfo
  await prepareDataDir(join(home, 'port'))
  const { ended } = start({ DATA_DIR: join(home, 'port'), PORT: String(port) })
  expect(await ended).toMatchObject({
    code: 1,
    complained: 'Another program listens on this port. Stop it, or give another PORT.\n',
  })
  holder.close()
})

test('a database that does not answer is told in a sentence', async () => {
  const { ended } = start({
    DATA_DIR: join(home, 'remote'),
    DATABASE_URL: 'postgres://studio:hunter2@127.0.0.1:1/studio',
  })
  const { code, complained } = await ended
  expect({ code, complained }).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^The database does not answer: .*ECONNREFUSED.*\n$/),
  })
  expect(complained).not.toContain('hunter2')
})

import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runServer } from '../../../src/main/dev/serverProcess'

/** Nothing is heard here of what happens meanwhile: not even that the process has ended. */
function blockUntilChildEnded(): void {
  const states = () => execFileSync('ps', ['--ppid', String(process.pid), '-o', 'stat='])
  while (!/^Z/m.test(states().toString()));
}

test('a change that meets a server which has just ended ends nobody else', async () => {
  const server = runServer({ PORT: 'none' })
  const stopped = server.stop()
  blockUntilChildEnded()
  server.follow({ revision: 1, paths: ['facts/navigation.ts'] })
  await stopped
  expect(await server.isUp()).toBe(false)
})

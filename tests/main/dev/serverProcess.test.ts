import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { runServer } from '../../../src/main/dev/serverProcess'

const statesOfChildren = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'stat='], { encoding: 'utf8' })

/** Nothing is heard here of what happens meanwhile: not even that the process has ended. */
function blockUntilChildEnded(): void {
  while (!/^Z/m.test(statesOfChildren()));
}

test('a change that meets a server which has just ended ends nobody else', async () => {
  const server = runServer({ PORT: 'none' })
  const stopped = server.stop()
  blockUntilChildEnded()
  server.follow({ revision: 1, paths: ['facts/navigation.ts'] })
  await stopped
  expect(await server.isUp()).toBe(false)
})

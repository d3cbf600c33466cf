import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../../src/server/database/folderLock'
import { projectRoot } from '../../support/projectRoot'

const children: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))
})

/** Longer than the address of a socket may be. */
function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `studio-lock-${'long-'.repeat(25)}`))
  folders.push(folder)
  return folder
}

/** Another process that holds the lock, until it is killed. */
async function aHolder(folder: string): Promise<ChildProcess> {
  const program = `
    import { lockFolder } from './src/server/database/folderLock'
    await lockFolder(process.argv[1])
    process.stdout.write('locked')
    setInterval(() => {}, 60_000)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, folder]
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout!, 'data')
  return child
}

/** As a bind mount or another container has it: the same folder by a path of its own. */
function byAnotherPath(folder: string): string {
  const moved = `${folder}-moved`
  renameSync(folder, moved)
  folders.push(moved)
  return moved
}

test('a folder is locked by whatever path it is reached', async () => {
  const folder = aFolder()
  const linked = join(aFolder(), 'linked')
  await aHolder(folder)
  symlinkSync(folder, linked)
  await expect(lockFolder(linked)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(byAnotherPath(folder))).rejects.toThrow(FolderInUse)
})

test('the lock of a process that was killed is taken over, by one alone', async () => {
  const folder = aFolder()
  const holder = await aHolder(folder)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const moved = byAnotherPath(folder)
  const settled = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(moved)))
  const taken = settled.filter((each) => each.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  await taken[0]?.value()
  expect(readdirSync(moved)).toEqual([])
})

test('a lock that was given back is there for the next', async () => {
  const folder = aFolder()
  for (let times = 0; times < 3; times += 1) await (await lockFolder(folder))()
  expect(readdirSync(folder)).toEqual([])
})

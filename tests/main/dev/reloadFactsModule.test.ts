import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { reloadFactsModule } from '../../../src/main/dev/reloadFactsModule'

/** A generated module of this process, and what its file says next. */
async function moduleThat(says: string) {
  const folder = mkdtempSync(join(tmpdir(), 'refit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'facts.mjs')
  writeFileSync(path, says)
  const file = pathToFileURL(path)
  const loaded = (await import(file.href)) as Record<string, unknown>
  let revision = 0
  const follow = (next: string) => {
    writeFileSync(path, next)
    return reloadFactsModule(file, ++revision)
  }
  return { loaded, follow }
}

test('tables that the server holds have the new contents, edit after edit', async () => {
  const { loaded, follow } = await moduleThat(`export const failureKinds = { busy: 'Wait.' }`)
  const held = loaded['failureKinds']
  await follow(`export const failureKinds = { busy: 'Please wait.' }`)
  expect(held).toEqual({ busy: 'Please wait.' })
  await follow(`export const failureKinds = { busy: 'A moment.', full: 'Full.' }`)
  expect(held).toEqual({ busy: 'A moment.', full: 'Full.' })
})

const call = (access: string) =>
  `export const getClip = { method: 'POST', path: 'clip', body: 'envelope', access: ${access} }`

test('a call takes over who may make it', async () => {
  const { loaded, follow } = await moduleThat(call('[[1]]'))
  await follow(call('[[16]]'))
  expect(loaded['getClip']).toMatchObject({ access: [[16]] })
})

test.each([
  {
    what: 'a call has another address',
    says: `export const getClip = { method: 'POST', path: 'clip' }`,
    next: `export const getClip = { method: 'POST', path: 'clips' }`,
  },
  { what: 'a constant changes', says: `export const days = 30`, next: `export const days = 31` },
])('a running server cannot follow when $what', async ({ says, next }) => {
  const { follow } = await moduleThat(says)
  await expect(follow(next)).rejects.toThrow(/has another address|in use already/)
})

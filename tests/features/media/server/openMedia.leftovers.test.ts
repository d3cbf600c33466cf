import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMedia } from '../../../../src/features/media/server'
import { appParts } from '../../../support/freshApp'

test.each([
  { what: 'alone in its folder', databaseUrl: undefined, isKept: false },
  { what: 'beside others', databaseUrl: 'postgres://db.test/studio', isKept: true },
])('a server $what keeps what a killed one was writing: $isKept', async (given) => {
  const { config, ...parts } = await appParts()
  await openMedia({ ...parts, config })
  const writing = join(config.dataDir, 'writing')
  const folder = join(writing, 'folder-killed')
  mkdirSync(folder)
  const left = [join(writing, 'killed-1'), join(folder, 'half.mp4')]
  for (const path of left) writeFileSync(path, 'half')
  await openMedia({ ...parts, config: { ...config, databaseUrl: given.databaseUrl } })
  expect(left.map((path) => existsSync(path))).toEqual([given.isKept, given.isKept])
})

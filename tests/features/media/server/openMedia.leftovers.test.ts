import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMedia } from '../../../../src/features/media/server'
import { appParts } from '../../../support/freshApp'

const alone = undefined
const beside = 'postgres://db.test/studio'

test.each([
  { what: 'alone in its folder', databaseUrl: alone, minutesAgo: 0, isKept: false },
  { what: 'beside others', databaseUrl: beside, minutesAgo: 0, isKept: true },
  { what: 'beside others', databaseUrl: beside, minutesAgo: 61, isKept: false },
])(
  'a server $what keeps what a killed one wrote $minutesAgo minutes ago: $isKept',
  async (given) => {
    const { config, now, ...parts } = await appParts()
    await openMedia({ ...parts, now, config })
    const writing = join(config.dataDir, 'writing')
    const folder = join(writing, 'folder-killed')
    mkdirSync(folder)
    const left = [join(writing, 'killed-1'), join(folder, 'half.mp4')]
    for (const path of left) writeFileSync(path, 'half')
    // Files bear the machine's time, and `now` stands still.
    const then = new Date(Date.now() - given.minutesAgo * 60_000)
    for (const path of [...left, folder]) utimesSync(path, then, then)
    await openMedia({ ...parts, now, config: { ...config, databaseUrl: given.databaseUrl } })
    expect(left.map((path) => existsSync(path))).toEqual([given.isKept, given.isKept])
  },
)

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sweepWork, withWorkFolder } from '../../../src/server/storage/workFolder'
import { eventually } from '../../support/eventually'

const hour = 3_600_000

test('a folder in use stays, however long ago something was written there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'work-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await withWorkFolder(root, async (folder) => {
    writeFileSync(join(folder, 'source'), 'film')
    const hoursAgo = new Date(Date.now() - 3 * hour)
    utimesSync(folder, hoursAgo, hoursAgo)
    vi.advanceTimersByTime(hour)
    await eventually(() => expect(statSync(folder).mtimeMs).toBeGreaterThan(hoursAgo.getTime()))
    await sweepWork(root, 'idle')
    expect(existsSync(join(folder, 'source'))).toBe(true)
  })
  expect(readdirSync(root)).toEqual([])
})

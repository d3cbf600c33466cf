import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assetKey, original } from '../../../../../src/features/media/server/processing/assetKeys'
import { createMeasuredFiles } from '../../../../../src/features/media/server/processing/measuredFiles'
import type {
  Held,
  MediaWorker,
} from '../../../../../src/features/media/server/processing/mediaWorker'
import { withWork } from '../../../../../src/features/media/server/processing/prepareAsset'
import type { Asset } from '../../../../../src/features/media/server/queries'
import { diskRoomOf } from '../../../../../src/server/storage/diskRoom'
import { openDiskStorage } from '../../../../../src/server/storage/diskStorage'
import { h264, video } from '../../../../support/videos'

const programs = {
  ffmpegPath: process.env['FFMPEG_PATH'] ?? 'ffmpeg',
  ffprobePath: process.env['FFPROBE_PATH'] ?? 'ffprobe',
}

test('nothing is made of a film where there is no room for as much as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'room-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const film = readFileSync(video('mp4', h264))
  const left = { bytes: 2 * film.length }
  const measured = async () => ({ bsize: 1, blocks: 0, bavail: left.bytes }) as never
  const storage = await openDiskStorage(folder, diskRoomOf(folder, measured))
  const whole = { cutInMs: null, cutOutMs: null }
  const asset = { ...whole, customerId: 'c', id: 'a', bytes: String(film.length) } as Asset
  await storage.put(assetKey(asset, original), film)
  const held: Held = { asset, signal: new AbortController().signal, report: () => {} }
  const worker: Partial<MediaWorker> = { storage, programs, measured: createMeasuredFiles() }
  const made = () => withWork(held, worker as MediaWorker, async () => 'made')

  left.bytes = film.length - 1
  await expect(made()).rejects.toMatchObject({ code: 'ENOSPC' })
  left.bytes = film.length
  expect(await made()).toBe('made')
})

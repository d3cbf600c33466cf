import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { diskRoomOf } from '../../../src/server/storage/diskRoom'
import { openDiskStorage } from '../../../src/server/storage/diskStorage'

const gibibyte = 1024 ** 3
const folder = mkdtempSync(join(tmpdir(), 'room-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const disk = (bytes: number, leftBytes: number) =>
  diskRoomOf(folder, async () => ({ bsize: 1, blocks: bytes, bavail: leftBytes }) as never)

test.each([
  { disk: 100 * gibibyte, left: 3 * gibibyte, wanted: gibibyte, isFull: false, fits: true },
  { disk: 100 * gibibyte, left: 3 * gibibyte, wanted: 2.5 * gibibyte, isFull: false, fits: false },
  { disk: 100 * gibibyte, left: gibibyte, wanted: 0, isFull: true, fits: false },
  { disk: gibibyte, left: 0.2 * gibibyte, wanted: 0.1 * gibibyte, isFull: false, fits: true },
  { disk: gibibyte, left: 0.04 * gibibyte, wanted: 0, isFull: true, fits: false },
])('of $disk bytes with $left left, $wanted more fit: $fits', async (each) => {
  const room = disk(each.disk, each.left)
  expect(await room.isFull()).toBe(each.isFull)
  const fits = room.require(each.wanted).then(
    () => true,
    (fault: { code?: string }) => fault.code !== 'ENOSPC',
  )
  expect(await fits).toBe(each.fits)
})

test('on a full disk nothing is written, and what is there can be read and removed', async () => {
  const left = { bytes: 10 * gibibyte }
  const room = diskRoomOf(
    folder,
    async () => ({ bsize: 1, blocks: 100 * gibibyte, bavail: left.bytes }) as never,
  )
  const storage = await openDiskStorage(folder, room)
  await storage.put('in/c/u/up/p00001', Buffer.from('there'))
  left.bytes = gibibyte
  await expect(storage.put('in/c/u/up/p00002', Buffer.from('more'))).rejects.toThrow('full')
  await expect(storage.assemble(['in/c/u/up/p00001'], 'media/c/a/source')).rejects.toThrow('full')
  await expect(storage.requireRoom(1)).rejects.toThrow('full')
  expect(await text(await storage.read('in/c/u/up/p00001'))).toBe('there')
  await storage.remove(['in/c/u/up/p00001'])
  expect(await storage.list('in/')).toEqual([])
})

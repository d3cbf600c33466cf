import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { isOutage } from '../../src/server/isOutage'
import { openS3Storage } from '../../src/server/storage/s3Storage'
import { openBucket } from '../standins/bucket'
import { aWireTo } from '../support/wire'

const bucket = await openBucket()
afterAll(() => bucket.close())
const wire = await aWireTo(Number(new URL(bucket.origin).port))
const endpoint = `http://127.0.0.1:${wire.port}`
const storage = openS3Storage({ ...bucket.config, endpoint }, tmpdir())

async function refused(status: number): Promise<unknown> {
  bucket.onRequest = () => ({ status })
  await storage.put('media/a', Buffer.from('a'))
  return undefined
}

async function unreached(): Promise<unknown> {
  wire.cut()
  return storage.find('media/a')
}

test.each<[string, () => Promise<unknown>, boolean]>([
  ['a bucket that says it cannot', () => refused(503), true],
  ['a bucket that refuses', () => refused(403), false],
  ['a bucket that is not reached', unreached, true],
  ['a file that is gone', () => readFile('/nowhere/at/all'), false],
  ['anything else', () => Promise.reject(new Error('no')), false],
])('%s: an outage is %3$s', async (_, ask, is) => {
  const fault = await ask().catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Error)
  expect(isOutage(fault)).toBe(is)
})

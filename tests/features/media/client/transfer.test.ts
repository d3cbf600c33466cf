// @vitest-environment jsdom
import pLimit from 'p-limit'
import { beforeEach, expect, test } from 'vitest'
import { postPart } from '../../../../src/features/media/client/postPart'
import { createSignatureSource } from '../../../../src/features/media/client/signature'
import { sendParts, type Transfer, type Wire } from '../../../../src/features/media/client/transfer'
import { startUploadStore } from '../../../support/uploadStore'

const partBytes = 100_000
const keyPrefix = 'in/customer/user/upload/'
const content = Buffer.from(
  Array.from({ length: 730_000 }, (_, index) => (index * 31 + (index >> 8)) % 251),
)

const { url, storage, faults, posted, sign } = await startUploadStore(location.origin)

beforeEach(async () => {
  faults.length = 0
  posted.length = 0
  await storage.remove((await storage.list(keyPrefix)).map(({ key }) => key))
})

function aWire(lifeMs = 3_600_000) {
  const pauses: number[] = []
  const signed: string[] = []
  const wire: Wire = {
    signatures: createSignatureSource(async () => {
      signed.push('asked')
      return sign('in/customer/user/', signed.length === 1 ? lifeMs : undefined)
    }, Date.now),
    limit: pLimit(4),
    post: postPart,
    untilOnline: () => Promise.resolve(),
    pause: async (waitMs) => void pauses.push(waitMs),
    random: () => 0,
  }
  return { wire, pauses, signed }
}

function aTransfer(change: Partial<Transfer> = {}): Transfer {
  const file = new File([content], 'clip.mp4')
  const signal = new AbortController().signal
  return { file, partBytes, receivedParts: [], url, keyPrefix, signal, onSent: () => {}, ...change }
}

async function storedBytes(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for (const { key } of await storage.list(keyPrefix)) {
    for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

test('every part arrives at the store, whole and in its place', async () => {
  const { wire, signed } = aWire()
  const digests = new Map<number, string>()
  await sendParts(aTransfer(), digests, wire)
  expect((await storedBytes()).equals(content)).toBe(true)
  expect(posted).toHaveLength(8)
  expect(digests.size).toBe(8)
  expect(signed).toHaveLength(1)
})

test('parts that arrived earlier are not sent again, and have their digest', async () => {
  const { wire } = aWire()
  const digests = new Map<number, string>()
  await sendParts(aTransfer({ receivedParts: [1, 2, 3, 8] }), digests, wire)
  expect(posted).toHaveLength(4)
  expect(digests.size).toBe(8)
})

test('a line that breaks and a store that is busy cost the broken parts alone', async () => {
  faults.push('drop', 'busy', 'busy')
  const { wire, pauses } = aWire()
  await sendParts(aTransfer(), new Map(), wire)
  expect((await storedBytes()).equals(content)).toBe(true)
  expect(posted).toHaveLength(11)
  expect(pauses).toHaveLength(3)
})

test('a signature that expired on the way is renewed and the part goes again', async () => {
  const { wire, signed } = aWire(-1)
  wire.limit = pLimit(1)
  await sendParts(aTransfer(), new Map(), wire)
  expect((await storedBytes()).equals(content)).toBe(true)
  expect(signed).toHaveLength(2)
})

test.each([
  ['busy', 'network'],
  ['full', 'full'],
] as const)(
  'a part is tried eight times, then the upload stops: where the store is %s it says %s',
  async (fault, reason) => {
    faults.push(...Array.from({ length: 100 }, () => fault))
    const { wire, pauses } = aWire()
    await expect(
      sendParts(
        aTransfer({ file: new File([content.subarray(0, 1000)], 'small.mp4') }),
        new Map(),
        wire,
      ),
    ).rejects.toMatchObject({ reason })
    expect(posted).toHaveLength(8)
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
  },
)

test('what the store refuses for good is not sent again', async () => {
  faults.push('tooLarge')
  const { wire, pauses } = aWire()
  await expect(sendParts(aTransfer(), new Map(), wire)).rejects.toMatchObject({ reason: 'refused' })
  expect(pauses).toEqual([])
})

test('a cancelled upload stops sending', async () => {
  const stop = new AbortController()
  const { wire } = aWire()
  wire.limit = pLimit(1)
  const transfer = aTransfer({
    signal: stop.signal,
    onSent: (bytes) => bytes > 200_000 && stop.abort(),
  })
  await expect(sendParts(transfer, new Map(), wire)).rejects.toMatchObject({ name: 'AbortError' })
  expect(posted.length).toBeLessThan(8)
})

test('progress ends at the size of the file and says nothing beyond it', async () => {
  faults.push('drop')
  const seen: number[] = []
  await sendParts(aTransfer({ onSent: (bytes) => seen.push(bytes) }), new Map(), aWire().wire)
  expect(seen.at(-1)).toBe(content.length)
  expect(Math.max(...seen)).toBe(content.length)
})

import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import type {
  ControlAnswer,
  PartReceipt,
  ServerUpload,
} from '../../../../src/features/media/client/conversation'
import { growUpload, type GrowUpload } from '../../../../src/features/media/client/growUpload'
import type { PartAnswer } from '../../../../src/features/media/client/partAnswer'
import type { Wire } from '../../../../src/features/media/client/transfer'
import { takePartBytes } from '../../../../generated/facts/constants'

const signature = { 'X-Amz-Credential': '', 'X-Amz-Signature': '', 'X-Amz-Date': '', Policy: '' }

/** A recording, a line and a server; time passes when the test says so. */
function aTake(
  given: {
    savesData?: boolean
    received?: number[]
    answers?: PartAnswer[]
    refuses?: boolean
    held?: Promise<void>
  } = {},
) {
  let recorded = new Uint8Array()
  const answers = [...(given.answers ?? [])]
  const posted: string[] = []
  const completed: PartReceipt[][] = []
  const stored = new Map<number, Uint8Array>()
  const stopped: string[] = []
  const looks = new Set<() => void>()
  let most = 0
  let going = 0
  let discarded = 0
  let state: ServerUpload['state'] = 'open'
  for (const partNo of given.received ?? []) stored.set(partNo, new Uint8Array())

  const upload = (): ServerUpload => ({
    uploadId: 'upload',
    partBytes: takePartBytes,
    receivedParts: [...stored.keys()],
    state,
    url: 'http://store/',
    keyPrefix: 'in/',
  })
  const wire: Wire = {
    signatures: { current: async () => signature, refused: () => undefined },
    limit: pLimit(4),
    async post({ key, body }) {
      most = Math.max(most, (going += 1))
      const bytes = new Uint8Array(await body.arrayBuffer())
      await given.held
      going -= 1
      posted.push(key.slice(-2))
      const answer = answers.shift() ?? { kind: 'stored' }
      if (answer.kind === 'stored') stored.set(Number(key.slice(-5)), bytes)
      return answer
    },
    untilOnline: async () => undefined,
    pause: (waitMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (waitMs !== 1000) return resolve()
        looks.add(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    // No pause between two tries is as long as one between two looks.
    random: () => 0.5,
  }
  const answer = (): ControlAnswer => ({ kind: 'upload', upload: upload() })
  const growing: GrowUpload = growUpload(
    {
      source: {
        size: () => recorded.length,
        readMedia: async (from, to) => recorded.slice(from, to),
      },
      savesData: given.savesData,
      onProgress: (progress) => progress.stopped && stopped.push(progress.stopped.reason),
    },
    {
      start: async () => {
        if (given.refuses) throw refusedCall
        return upload()
      },
      discard: async () => void (discarded += 1),
      look: async () => answer(),
      complete: async (_, parts) => {
        completed.push(parts)
        state = 'done'
        return answer()
      },
    },
    wire,
  )
  return {
    growing,
    posted,
    completed,
    stopped,
    going: () => going,
    most: () => most,
    discarded: () => discarded,
    /** So much more is recorded, and a second passes. */
    async record(parts: number) {
      const more = new Uint8Array(recorded.length + parts * takePartBytes)
      more.set(recorded)
      for (let at = recorded.length; at < more.length; at += 1000) more[at] = at % 251
      recorded = more
      await expect.poll(() => looks.size).toBeGreaterThan(0)
      const due = [...looks]
      looks.clear()
      for (const look of due) look()
    },
    arrived: () => Buffer.concat([...stored].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)),
    recorded: () => Buffer.from(recorded),
  }
}

const refusedCall = { call: 'startTakeUpload', reactions: [], kind: 'refused', status: 200 }

test('a take that the server has no room for goes on recording, and is told of', async () => {
  const take = aTake({ refuses: true })
  await take.record(1)
  await expect.poll(() => take.stopped).toEqual(['refused'])
  await expect(take.growing.finish()).rejects.toThrow('refused')
  expect(take.posted).toEqual([])
})

test('nothing is sent before a part is whole, then each part as it is', async () => {
  const take = aTake()
  await take.record(0.9)
  await take.record(0.2)
  await expect.poll(() => take.posted).toEqual(['01'])
  await take.record(1)
  await expect.poll(() => take.posted).toEqual(['01', '02'])
  expect(take.completed).toEqual([])
})

test('finishing sends what is left, and the server gets every part with its digest', async () => {
  const take = aTake()
  await take.record(2.5)
  await take.growing.finish()
  expect(take.posted.sort()).toEqual(['01', '02', '03'])
  expect(take.arrived().equals(take.recorded())).toBe(true)
  const bytes = take.recorded()
  expect(take.completed).toEqual([
    [0, 1, 2].map((index) => {
      const part = bytes.subarray(index * takePartBytes, (index + 1) * takePartBytes)
      const sha256 = createHash('sha256').update(part).digest('hex')
      return { partNo: index + 1, bytes: part.length, sha256 }
    }),
  ])
})

test('once recording is over the last part follows, but the take is not finished', async () => {
  const take = aTake()
  await take.record(1.5)
  await expect.poll(() => take.posted).toEqual(['01'])
  take.growing.ended()
  await expect.poll(() => take.posted).toEqual(['01', '02'])
  expect(take.completed).toEqual([])
})

test('two parts at most are sent at once while one records', async () => {
  let release: (() => void) | undefined
  const take = aTake({ held: new Promise((resolve) => (release = resolve)) })
  await take.record(6)
  await expect.poll(take.going).toBe(2)
  release?.()
  await expect.poll(() => take.posted).toHaveLength(6)
  expect(take.most()).toBe(2)
})

test('who saves data sends nothing before recording is over', async () => {
  const take = aTake({ savesData: true })
  await take.record(2)
  await take.record(1)
  expect(take.posted).toEqual([])
  await take.growing.finish()
  expect(take.posted.sort()).toEqual(['01', '02', '03'])
})

test('after a crash only the parts that have not arrived are sent, and all have a digest', async () => {
  const take = aTake({ received: [1, 3] })
  await take.record(3.5)
  await take.growing.finish()
  expect(take.posted.sort()).toEqual(['02', '04'])
  expect(take.completed[0]?.every(({ sha256 }) => sha256.length === 64)).toBe(true)
})

test('a paused take sends nothing until it goes on', async () => {
  const take = aTake()
  await take.record(1)
  await expect.poll(() => take.posted).toEqual(['01'])
  take.growing.pause()
  take.growing.ended()
  expect(take.posted).toEqual(['01'])
  take.growing.resume()
  await take.growing.finish()
  expect(take.posted).toEqual(['01'])
  expect(take.completed).toHaveLength(1)
})

test('a line that is gone for longer than eight tries is tried again later', async () => {
  const take = aTake({ answers: Array.from({ length: 8 }, () => ({ kind: 'broken' })) })
  await take.record(1)
  await expect.poll(() => take.posted).toHaveLength(8)
  await take.record(0)
  await expect.poll(() => take.posted).toHaveLength(9)
  await take.growing.finish()
  expect(take.arrived().equals(take.recorded())).toBe(true)
  expect(take.stopped).toEqual([])
})

test('a part that the store refuses ends it, and finishing says why', async () => {
  const take = aTake({
    answers: Array.from({ length: 3 }, () => ({ kind: 'answered', status: 400 })),
  })
  await take.record(1)
  await expect.poll(() => take.stopped).toEqual(['refused'])
  await expect(take.growing.finish()).rejects.toThrow('refused')
})

test('a discarded take is forgotten at the server and sends no more', async () => {
  const take = aTake()
  await take.record(1)
  await expect.poll(() => take.posted).toEqual(['01'])
  await take.growing.discard()
  expect(take.discarded()).toBe(1)
  await expect(take.growing.finish()).rejects.toThrow('gone')
  expect(take.completed).toEqual([])
})

import { allSettled, createEffect, createWatch, fork } from 'effector'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { networkChanged } from '../../../../src/browser/network'
import { pageLeft } from '../../../../src/browser/tabs'
import {
  $wire,
  completeUploadFx,
  getUploadFx,
  reportUploadsFx,
} from '../../../../src/features/media/client/connection.model'
import { createUploads } from '../../../../src/features/media/client/createUploads'
import type { FileFacts, Registered } from '../../../../src/features/media/client/registerFile'
import { activityNoticed } from '../../../../src/session/client/lifetime/idle.model'
import type { Wire } from '../../../../src/features/media/client/transfer'
import type { ReportUploadsRequest, Upload } from '../../../../generated/facts/features/media'

const refusal = {
  call: 'startClipUpload',
  kind: 'refused',
  status: 200,
  code: 'uploadTooLarge',
  message: 'This file is too large.',
  text: { key: 'failures.uploadTooLarge' },
  faults: [],
  reactions: [],
}

function anUpload(uploadId: string, state: Upload['state']): Upload {
  return {
    uploadId,
    name: uploadId,
    grows: false,
    bytes: 4,
    partBytes: 4,
    partCount: 1,
    receivedParts: [],
    state,
    url: 'http://store/',
    keyPrefix: `in/a/b/${uploadId}/`,
    expiresAt: '2026-12-01T00:00:00.000Z',
  }
}

interface Given {
  register?: (facts: FileFacts) => void
  post?: Wire['post']
  complete?: (uploadId: string) => Upload
}

/** A tab with uploads; what the server is told is written down in order. */
function aTab({ register, post, complete }: Given = {}) {
  const reported: string[] = []
  const reports: ReportUploadsRequest[] = []
  const registerFx = createEffect(async (facts: FileFacts): Promise<Registered> => {
    reported.push(`register ${facts.name}`)
    register?.(facts)
    return { subjectId: `clip of ${facts.name}`, upload: anUpload(facts.name, 'open') }
  })
  const uploads = createUploads(registerFx, 'files')
  const wire: Wire = {
    signatures: {
      current: async () => ({
        'X-Amz-Credential': '',
        'X-Amz-Signature': '',
        'X-Amz-Date': '',
        Policy: '',
      }),
      refused: () => {},
    },
    limit: pLimit(4),
    post: post ?? (async () => ({ kind: 'stored' })),
    untilOnline: async () => {},
    pause: async () => {},
    random: () => 0,
  }
  const scope = fork({
    values: [[$wire, wire]],
    handlers: [
      [getUploadFx, async ({ uploadId }: { uploadId: string }) => anUpload(uploadId, 'open')],
      [
        completeUploadFx,
        async ({ uploadId }: { uploadId: string }) => {
          reported.push(`complete ${uploadId}`)
          return complete?.(uploadId) ?? anUpload(uploadId, 'done')
        },
      ],
      [reportUploadsFx, (report: ReportUploadsRequest) => void reports.push(report)],
      [guardLeavingFx, (isGuarded: boolean) => void reported.push(isGuarded ? 'guard' : 'unguard')],
    ],
  })
  createWatch({ unit: uploads.subjectGivenUp, scope, fn: (id) => reported.push(`give up ${id}`) })
  const items = () =>
    scope
      .getState(uploads.$uploads)
      .map(({ file, phase, failure }) => ({ name: file.name, phase, ...failure }))
  return { reported, reports, uploads, scope, items }
}

test.each<{ name: string; post: Wire['post']; isActivity: boolean }>([
  {
    name: 'bytes that move keep a session from going idle',
    post: async ({ onSent }) => {
      onSent(2)
      return { kind: 'broken' }
    },
    isActivity: true,
  },
  {
    name: 'a line that stands still does not',
    post: async () => ({ kind: 'broken' }),
    isActivity: false,
  },
])('$name', async ({ post, isActivity }) => {
  let noticed = 0
  const { uploads, scope } = aTab({ post })
  createWatch({ unit: activityNoticed, scope, fn: () => void (noticed += 1) })
  await allSettled(uploads.filesChosen, { scope, params: files('a') })
  expect(noticed > 0).toBe(isActivity)
})

const files = (...names: string[]) => names.map((name) => new File(['1234'], name))

test('all files chosen together arrive, and the page may be left again', async () => {
  const { reported, uploads, scope, items } = aTab()
  await allSettled(uploads.filesChosen, { scope, params: files('a', 'b', 'c', 'd', 'e') })
  expect(items().map(({ phase }) => phase)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(reported.filter((line) => line.startsWith('complete')).sort()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((name) => `complete ${name}`),
  )
  expect(reported[0]).toBe('guard')
  expect(reported.at(-1)).toBe('unguard')
})

test('three files are on their way at once, and the next begins when one is done', async () => {
  const open: Array<() => void> = []
  const { reported, uploads, scope } = aTab({
    post: () => new Promise((resolve) => open.push(() => resolve({ kind: 'stored' }))),
  })
  const ended = allSettled(uploads.filesChosen, { scope, params: files('a', 'b', 'c', 'd') })
  await until(() => open.length === 3)
  expect(reported.filter((line) => line.startsWith('register'))).toHaveLength(3)
  open.shift()?.()
  await until(() => open.length === 3)
  expect(reported.filter((line) => line.startsWith('register'))).toHaveLength(4)
  for (const finish of open) finish()
  await ended
})

test('an empty file is told so, and the server is not asked', async () => {
  const { reported, uploads, scope, items } = aTab()
  await allSettled(uploads.filesChosen, { scope, params: [new File([], 'zero.mp4')] })
  expect(items()).toEqual([{ name: 'zero.mp4', phase: 'failed', reason: 'empty', text: undefined }])
  expect(reported).not.toContain('register zero.mp4')
})

test("the server's refusal of a file shows its words", async () => {
  const { uploads, scope, items } = aTab({
    register: () => {
      throw refusal
    },
  })
  await allSettled(uploads.filesChosen, { scope, params: files('a') })
  expect(items()).toMatchObject([
    { phase: 'failed', reason: 'refused', text: { key: 'failures.uploadTooLarge' } },
  ])
})

test('registering is tried again when no answer comes', async () => {
  let lost = 2
  const { reported, uploads, scope, items } = aTab({
    register: () => {
      lost -= 1
      if (lost >= 0) throw new Error('lost')
    },
  })
  await allSettled(uploads.filesChosen, { scope, params: files('a') })
  expect(items()).toMatchObject([{ phase: 'done' }])
  expect(reported.filter((line) => line === 'register a')).toHaveLength(3)
})

test('a cancelled upload stops, leaves the list and is given up at the server', async () => {
  let isPosted = false
  const { reported, uploads, scope, items } = aTab({
    post: ({ signal }) => {
      isPosted = true
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    },
  })
  const ended = allSettled(uploads.filesChosen, { scope, params: files('a') })
  await until(() => isPosted)
  const [item] = scope.getState(uploads.$uploads)
  await allSettled(uploads.uploadCancelled, { scope, params: item?.itemId ?? '' })
  await ended
  expect(items()).toEqual([])
  expect(reported).toContain('give up clip of a')
  expect(reported).not.toContain('complete a')
})

test('a file cancelled while it is being registered leaves nothing at the server', async () => {
  let answer: (() => void) | undefined
  let isAsked = false
  const { reported, uploads, scope } = aTab()
  const slow = createEffect(
    (facts: FileFacts) =>
      new Promise<Registered>((resolve) => {
        isAsked = true
        answer = () =>
          resolve({ subjectId: `clip of ${facts.name}`, upload: anUpload(facts.name, 'open') })
      }),
  )
  const slowUploads = createUploads(slow, 'slowFiles')
  createWatch({
    unit: slowUploads.subjectGivenUp,
    scope,
    fn: (id) => reported.push(`give up ${id}`),
  })
  const ended = allSettled(slowUploads.filesChosen, { scope, params: files('a') })
  await until(() => isAsked)
  const [item] = scope.getState(slowUploads.$uploads)
  void allSettled(slowUploads.uploadCancelled, { scope, params: item?.itemId ?? '' })
  answer?.()
  await ended
  expect(reported).toContain('give up clip of a')
  expect(scope.getState(uploads.$uploads)).toEqual([])
})

test('what the line broke goes on by itself when the network is back', async () => {
  let isDown = true
  const { uploads, scope, items } = aTab({
    post: async () => (isDown ? { kind: 'broken' } : { kind: 'stored' }),
  })
  await allSettled(uploads.filesChosen, { scope, params: files('a') })
  expect(items()).toMatchObject([{ phase: 'failed', reason: 'network' }])
  isDown = false
  await allSettled(networkChanged, { scope, params: true })
  expect(items()).toMatchObject([{ phase: 'done' }])
})

test('a failed upload is retried on demand', async () => {
  let isDown = true
  const { uploads, scope, items } = aTab({
    post: async () => (isDown ? { kind: 'broken' } : { kind: 'stored' }),
  })
  await allSettled(uploads.filesChosen, { scope, params: files('a') })
  isDown = false
  const [item] = scope.getState(uploads.$uploads)
  await allSettled(uploads.uploadRetried, { scope, params: item?.itemId ?? '' })
  expect(items()).toMatchObject([{ phase: 'done' }])
})

test('the server hears of all uploads of a tab as soon as bytes move, and when the page goes', async () => {
  const arrive: Array<() => void> = []
  const { uploads, scope, reports } = aTab({
    post: async ({ onSent }) => {
      onSent(3)
      await new Promise<void>((resolve) => arrive.push(resolve))
      return { kind: 'stored' }
    },
  })
  const ended = allSettled(uploads.filesChosen, { scope, params: files('a', 'b') })
  await until(() => arrive.length === 2)
  void allSettled(pageLeft, { scope })
  for (const finish of arrive) finish()
  await ended
  const both = ['a', 'b'].map((uploadId) => ({ uploadId, sentBytes: 3 }))
  // Either file may be the first whose bytes move; nothing of the other one has moved then.
  const moved = reports.at(0)?.uploads.find(({ sentBytes }) => sentBytes > 0)
  expect(both).toContainEqual(moved)
  expect(reports.slice(1)).toEqual([{ uploads: expect.arrayContaining(both), isLeft: true }])

  await allSettled(pageLeft, { scope })
  expect(reports).toHaveLength(2)
})

/** Reading and hashing a file takes some turns of the loop. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate)
}

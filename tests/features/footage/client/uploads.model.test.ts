import { allSettled, type EventCallable, type Scope } from 'effector'
import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { cardOf } from '../../../../src/features/footage/client/card'
import type { Clip } from '../../../../src/features/footage/client/clip'
import { footageList } from '../../../../src/features/footage/client/footageList'
import '../../../../src/features/footage/client/footage.model'
import {
  $uploads,
  filesChosen,
  interruptedCancelled,
  uploadResumed,
} from '../../../../src/features/footage/client/uploads.model'
import { $wire } from '../../../../src/features/media/client/connection.model'
import type { Wire } from '../../../../src/features/media/client/transfer'
import { switched } from '../../../../src/session/client/customers/switch.model'
import type { StoredSession } from '../../../../src/session/client/tokens/storedSession'
import type { ListClipsRequest } from '../../../../generated/facts/features/footage'
import type { Upload } from '../../../../generated/facts/features/media'
import { openArea } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const me = { userUUID: 'maya' } as StoredSession
const content = 'all the bytes of one film'

function anUpload(uploadId: string, given: Partial<Upload> = {}): Upload {
  return {
    uploadId,
    name: 'film.mp4',
    grows: false,
    bytes: content.length,
    partBytes: 10,
    partCount: 3,
    receivedParts: [],
    state: 'open',
    url: 'http://store/',
    keyPrefix: `in/a/b/${uploadId}/`,
    expiresAt: '2026-12-01T00:00:00.000Z',
    ...given,
  }
}

/** A server with these clips, one of which may have been interrupted after two of its three parts. */
async function aServer(clips: Clip[], interrupted: Partial<Upload> = { receivedParts: [1, 2] }) {
  const reported: string[] = []
  let held = clips
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
    limit: pLimit(1),
    post: async ({ key }) => (reported.push(`post ${key.slice(7)}`), { kind: 'stored' }),
    untilOnline: async () => {},
    pause: async () => {},
    random: () => 0,
  }
  const page = await openArea(
    'clips.list',
    {
      listClips: ({ ids }: ListClipsRequest) =>
        aPage(ids ? ids.map((id) => aClip(id, { state: 'processing', sources: [] })) : held),
      startClipUpload({ name, bytes }: { name: string; bytes: number }) {
        reported.push(`start ${name}`)
        const old = held.find(({ state }) => state === 'uploading')
        if (old?.uploadId && name === 'film.mp4' && bytes === old.bytes)
          return { clip: old, upload: anUpload(old.uploadId, interrupted) }
        const clip = aClip('new', {
          title: 'film',
          state: 'uploading',
          sources: [],
          uploadId: 'new',
        })
        held = [clip, ...held]
        return { clip, upload: anUpload('new') }
      },
      getUpload: ({ uploadId }: { uploadId: string }) => anUpload(uploadId, interrupted),
      completeUpload: ({ uploadId }: { uploadId: string }) => (
        reported.push(`complete ${uploadId}`),
        anUpload(uploadId, { state: 'done' })
      ),
      cancelClipUpload: ({ clipId }: { clipId: string }) => (reported.push(`cancel ${clipId}`), {}),
    },
    { values: [[$wire, wire]] },
  )
  return { ...page, reported }
}

const interruptedClip = (given: Partial<Clip> = {}) =>
  aClip('old', {
    state: 'uploading',
    isUploadStopped: true,
    sources: [],
    uploadId: 'old',
    bytes: content.length,
    ...given,
  })
const film = (name = 'film.mp4', bytes = content) => new File([bytes], name)
const cards = (scope: Scope) =>
  (scope.getState(footageList.rows.$drawn) as readonly Clip[]).map((row) => {
    const items = scope.getState($uploads)
    const item = items.find(({ itemId, subjectId = itemId }) => subjectId === row.clipId)
    return `${row.clipId} ${cardOf(row, item, 'maya').status.kind}`
  })

test('a file becomes a clip in its place, arrives in parts, and is asked about at once', async () => {
  const { scope, reported } = await aServer([aClip('a')])
  await allSettled(filesChosen, { scope, params: [film()] })
  expect(reported).toEqual([
    'start film.mp4',
    'post new/p00001',
    'post new/p00002',
    'post new/p00003',
    'complete new',
  ])
  expect(cards(scope)).toEqual(['new processing', 'a ready'])
  expect(scope.getState($uploads)).toEqual([])
})

test('after a reload the same file goes on where it stopped', async () => {
  const { scope, reported } = await aServer([interruptedClip()])
  expect(cards(scope)).toEqual(['old interrupted'])
  await allSettled(uploadResumed, { scope, params: { row: interruptedClip(), file: film() } })
  expect(reported).toEqual(['start film.mp4', 'post old/p00003', 'complete old'])
})

test('it also goes on when it is chosen as if it were new', async () => {
  const { scope, reported } = await aServer([interruptedClip()])
  await allSettled(filesChosen, { scope, params: [film()] })
  expect(reported).toEqual(['start film.mp4', 'post old/p00003', 'complete old'])
})

test('a file of another size than the one that was interrupted is told to be the wrong one', async () => {
  const { scope, reported, notices } = await aServer([interruptedClip()])
  await allSettled(uploadResumed, {
    scope,
    params: { row: interruptedClip(), file: film('film.mp4', 'short') },
  })
  expect(reported).toEqual([])
  expect(notices()[0]?.text).toMatchObject({ key: 'media.upload.resumeMismatch' })
})

test.each([
  {
    once: 'the right one is chosen',
    act: uploadResumed,
    params: { row: interruptedClip(), file: film() },
  },
  { once: 'a file is chosen anew', act: filesChosen, params: [film()] },
  { once: 'the upload is given up', act: interruptedCancelled, params: 'old' },
])('what is said of the wrong file goes as $once', async ({ act, params }) => {
  const { scope, notices } = await aServer([interruptedClip()])
  const wrong = { row: interruptedClip(), file: film('film.mp4', 'short') }
  await allSettled(uploadResumed, { scope, params: wrong })
  await allSettled(act as EventCallable<unknown>, { scope, params })
  expect(notices()).toEqual([])
})

test('the same file chosen twice is one clip, sent once', async () => {
  const { scope, reported } = await aServer([interruptedClip()])
  await allSettled(filesChosen, { scope, params: [film(), film()] })
  expect(reported.filter((line) => line.startsWith('complete'))).toEqual(['complete old'])
  expect(reported.filter((line) => line.startsWith('cancel'))).toEqual([])
  expect(scope.getState($uploads)).toEqual([])
})

test('an interrupted upload that is given up leaves the list', async () => {
  const { scope, reported } = await aServer([interruptedClip(), aClip('a')])
  await allSettled(interruptedCancelled, { scope, params: interruptedClip().clipId })
  expect(reported).toEqual(['cancel old'])
  expect(cards(scope)).toEqual(['a ready'])
})

test('in another customer nothing of the last one is shown or sent', async () => {
  const { scope } = await aServer([aClip('a')])
  await allSettled(switched, { scope, params: me })
  expect(cards(scope)).toEqual([])
  expect(scope.getState($uploads)).toEqual([])
})

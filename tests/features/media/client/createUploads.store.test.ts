// @vitest-environment jsdom
import { allSettled, createEffect, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import type { Upload } from '../../../../generated/facts/features/media'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { callRejected } from '../../../../src/calls/announcements'
import { createUploads } from '../../../../src/features/media/client/createUploads'
import type { FileFacts, Registered } from '../../../../src/features/media/client/registerFile'
import { $isEnding } from '../../../../src/session/client/lifetime/ending.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aSession,
  browserEdge,
  http,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { startUploadStore, type LineFault } from '../../../support/uploadStore'

const store = await startUploadStore(location.origin)
const keyPrefix = 'in/customer/user/upload/'
const upload: Upload = {
  uploadId: 'u1',
  name: 'a',
  grows: false,
  bytes: 4,
  partBytes: 4,
  partCount: 1,
  receivedParts: [],
  state: 'open',
  url: store.url,
  keyPrefix,
  expiresAt: '2026-12-01T00:00:00.000Z',
}
const registerFx = createEffect<FileFacts, Registered>(() => ({ subjectId: 'clip', upload }))

test.each<{ name: string; faults: LineFault[]; phase: string }>([
  { name: 'S3 says 400 EntityTooLarge: the upload fails', faults: ['tooLarge'], phase: 'failed' },
  { name: 'a tus store says 409: the upload fails', faults: ['conflict'], phase: 'failed' },
  { name: 'the store says nothing against it: the upload is done', faults: [], phase: 'done' },
])('case 46: $name, the session is untouched', async ({ faults, phase }) => {
  store.faults.push(...faults)
  const session = aSession()
  const edge = browserEdge({
    stored: storedWith(session),
    answer({ url }) {
      if (url.endsWith('getUploadSignature')) return ok(store.sign(keyPrefix))
      if (url.endsWith('completeUpload')) return ok({ ...upload, state: 'done' })
      if (url.endsWith('reportUploads')) return ok({})
      return http(404, {})
    },
  })
  const scope = fork({
    values: [[$session, session]],
    handlers: [...edge.handlers, [guardLeavingFx, () => {}]],
  })
  const heard: unknown[] = []
  createWatch({ unit: callRejected, scope, fn: (failure) => void heard.push(failure) })
  createWatch({ unit: noticeRaised, scope, fn: (notice) => void heard.push(notice) })

  const uploads = createUploads(registerFx, 'files')
  await allSettled(uploads.filesChosen, { scope, params: [new File(['1234'], 'a')] })

  expect(store.posted.splice(0)).toHaveLength(1)
  expect(scope.getState(uploads.$uploads)).toMatchObject([{ phase }])
  expect(heard).toEqual([])
  expect(sessionIn(edge.stored)).toEqual(session)
  expect(scope.getState($session)).toEqual(session)
  expect(scope.getState($isEnding)).toBe(false)
  expect(edge.seen.left).toEqual([])
})

test('a file that failed is chosen again: nothing is left of the failure', async () => {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) =>
      url.endsWith('getUploadSignature')
        ? ok(store.sign(keyPrefix))
        : ok({ ...upload, state: 'done' }),
  })
  const scope = fork({
    values: [[$session, aSession()]],
    handlers: [...edge.handlers, [guardLeavingFx, () => {}]],
  })
  const uploads = createUploads(registerFx, 'again')
  const choose = () => allSettled(uploads.filesChosen, { scope, params: [new File(['1234'], 'a')] })
  store.faults.push('tooLarge')
  await choose()
  expect(scope.getState(uploads.$uploads)).toMatchObject([{ phase: 'failed', subjectId: 'clip' }])
  await choose()
  expect(scope.getState(uploads.$uploads)).toMatchObject([{ phase: 'done' }])
})

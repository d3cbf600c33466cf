import { expect, test } from 'vitest'
import { isWatchable, statusOf } from '../../../../src/features/footage/client/clipStatus'
import type { UploadItem } from '../../../../src/features/media/client'
import type { Clip } from '../../../../src/features/footage/client/clip'
import { aClip } from '../../../support/footage'

function anItem(given: Partial<UploadItem>): UploadItem {
  const file = new File([new Uint8Array(1000)], 'clip.mp4')
  return {
    itemId: 'i',
    file,
    stop: new AbortController(),
    phase: 'sending',
    sentBytes: 640,
    ...given,
  }
}

test.each<{ clip: Partial<Clip>; item?: Partial<UploadItem>; by?: string; shows: object }>([
  {
    clip: { state: 'uploading' },
    item: {},
    shows: { kind: 'uploading', percent: 64, step: 'sending' },
  },
  {
    clip: { state: 'uploading' },
    item: { phase: 'waiting', sentBytes: 0 },
    shows: { kind: 'uploading', percent: 0, step: 'waiting' },
  },
  {
    clip: { state: 'uploading' },
    item: { phase: 'checking' },
    shows: { kind: 'uploading', step: 'checking' },
  },
  { clip: { state: 'uploading' }, item: { phase: 'done' }, shows: { kind: 'processing' } },
  {
    clip: { state: 'uploading' },
    item: { phase: 'failed', failure: { reason: 'network' } },
    shows: { kind: 'uploadFailed', failure: { reason: 'network' } },
  },
  {
    clip: { state: 'uploading', isUploadStopped: true },
    by: 'maya',
    shows: { kind: 'interrupted' },
  },
  {
    clip: { state: 'uploading', isUploadStopped: true, source: 'camera' },
    by: 'maya',
    shows: { kind: 'stopped' },
  },
  {
    clip: { state: 'uploading', isUploadStopped: false, progress: 43 },
    by: 'maya',
    shows: { kind: 'elsewhere', isMine: true, percent: 43 },
  },
  {
    clip: { state: 'uploading', isUploadStopped: false, source: 'camera' },
    by: 'maya',
    shows: { kind: 'elsewhere', isMine: false },
  },
  {
    clip: { state: 'uploading', isUploadStopped: true, progress: 43 },
    by: 'jonas',
    shows: { kind: 'stopped', percent: 43 },
  },
  {
    clip: { state: 'uploading', isUploadStopped: false, progress: 43 },
    by: 'jonas',
    shows: { kind: 'elsewhere', isMine: false, percent: 43 },
  },
  {
    clip: { state: 'processing', phase: 'poster', progress: 10 },
    shows: { kind: 'processing', phase: 'poster', percent: 10 },
  },
  { clip: { state: 'playable', progress: 50 }, shows: { kind: 'improving', percent: 50 } },
  { clip: { state: 'ready' }, shows: { kind: 'ready' } },
  {
    clip: { state: 'failed', failMessage: 'Broken.', may: ['retry'] },
    shows: { kind: 'failed', reported: 'Broken.', canRetry: true },
  },
  { clip: { state: 'failed' }, shows: { kind: 'failed', canRetry: false } },
  { clip: { state: 'rejected' }, shows: { kind: 'failed', canRetry: false } },
])('$clip with $item, looked at by $by, shows $shows', ({ clip, item, by = 'maya', shows }) => {
  expect(statusOf(aClip('a', clip), item && anItem(item), by)).toMatchObject(shows)
})

test('a clip is watchable as soon as it has something to play, and not in the trash', () => {
  expect(isWatchable(aClip('a', { state: 'playable' }))).toBe(true)
  expect(isWatchable(aClip('a', { state: 'processing', sources: [] }))).toBe(false)
  expect(isWatchable(aClip('a', { trashed: { at: '2026-11-20T10:00:00.000Z' } }))).toBe(false)
})

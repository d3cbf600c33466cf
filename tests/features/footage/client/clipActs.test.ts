import { expect, test } from 'vitest'
import { cardOf, comingRow } from '../../../../src/features/footage/client/card'
import { actsOn } from '../../../../src/features/footage/client/clipActs'
import type { UploadItem } from '../../../../src/features/media/client'
import type { Clip } from '../../../../src/features/footage/client/clip'
import { aClip } from '../../../support/footage'

function anItem(given: Partial<UploadItem> = {}): UploadItem {
  const file = new File(['x'], 'clip.mp4')
  return {
    itemId: 'i',
    file,
    stop: new AbortController(),
    phase: 'sending',
    sentBytes: 0,
    ...given,
  }
}
const failed = (reason: 'network' | 'refused') => anItem({ phase: 'failed', failure: { reason } })

const uploading: Partial<Clip> = {
  state: 'uploading',
  sources: [],
  may: ['edit', 'cancelUpload', 'trash'],
}
const trashed = { at: '2026-11-20T10:00:00.000Z' }

test.each<{ clip: Partial<Clip>; item?: UploadItem; acts: string[] }>([
  { clip: {}, acts: ['open', 'rename', 'download', 'copyLink'] },
  {
    clip: { width: 1080, height: 1920 },
    acts: ['open', 'rename', 'download', 'downloadSmall', 'copyLink'],
  },
  { clip: { width: 1280, height: 720, may: [] }, acts: ['open', 'download', 'copyLink'] },
  { clip: { state: 'processing', sources: [] }, acts: ['open', 'rename', 'download', 'copyLink'] },
  { clip: { state: 'processing', sources: [], may: [] }, acts: ['open', 'download', 'copyLink'] },
  { clip: uploading, item: anItem(), acts: ['rename', 'copyLink', 'cancelUpload'] },
  { clip: uploading, acts: ['rename', 'copyLink', 'cancelUpload'] },
  {
    clip: uploading,
    item: failed('network'),
    acts: ['retryUpload', 'rename', 'copyLink', 'cancelUpload'],
  },
  { clip: uploading, item: failed('refused'), acts: ['rename', 'copyLink', 'cancelUpload'] },
  { clip: { ...uploading, may: [] }, acts: ['copyLink'] },
  { clip: { trashed }, acts: [] },
])('with a clip $clip one may also $acts', ({ clip, item, acts }) => {
  expect(actsOn(cardOf(aClip('a', clip), item, 'maya'))).toEqual(acts)
})

test('a file that is not registered yet stands as the row it will be, and may be stopped', () => {
  const item = anItem()
  const card = cardOf(comingRow(item) as unknown as Clip, item, 'maya')
  expect(card).toMatchObject({ id: 'i', title: 'clip', status: { kind: 'uploading' } })
  expect(card.clip).toBeUndefined()
  expect(actsOn(card)).toEqual(['cancelUpload'])
})

test('a file that is registered and its clip are one', () => {
  const card = cardOf(aClip('a', { state: 'uploading' }), anItem({ subjectId: 'a' }), 'maya')
  expect(card).toMatchObject({ id: 'a', item: { itemId: 'i' }, status: { kind: 'uploading' } })
})

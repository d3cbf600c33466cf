import { expect, test } from 'vitest'
import { cardOfClip, cardsOf } from '../../../../src/features/footage/client/card'
import { actsOn } from '../../../../src/features/footage/client/clipActs'
import type { UploadItem } from '../../../../src/features/media/client'
import type { Clip } from '../../../../generated/facts/features/footage'
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

test.each<{ clip: Partial<Clip>; item?: UploadItem; acts: string[] }>([
  { clip: {}, acts: ['open', 'rename', 'trash'] },
  { clip: { mayEdit: false }, acts: ['open'] },
  { clip: { state: 'processing', sources: [] }, acts: ['open', 'rename', 'trash'] },
  { clip: { state: 'processing', sources: [], mayEdit: false }, acts: ['open'] },
  { clip: { state: 'failed', sources: [] }, acts: ['open', 'rename', 'retry', 'trash'] },
  { clip: { state: 'rejected', sources: [] }, acts: ['open', 'rename', 'trash'] },
  { clip: { state: 'uploading', sources: [] }, item: anItem(), acts: ['rename', 'cancelUpload'] },
  { clip: { state: 'uploading', sources: [] }, acts: ['rename', 'cancelUpload'] },
  {
    clip: { state: 'uploading', sources: [] },
    item: failed('network'),
    acts: ['retryUpload', 'rename', 'cancelUpload'],
  },
  {
    clip: { state: 'uploading', sources: [] },
    item: failed('refused'),
    acts: ['rename', 'cancelUpload'],
  },
  { clip: { state: 'uploading', sources: [], mayEdit: false }, acts: [] },
  { clip: { state: 'trashed' }, acts: ['restore'] },
  { clip: { state: 'trashed', mayEdit: false }, acts: [] },
])('with a clip $clip one may $acts', ({ clip, item, acts }) => {
  expect(actsOn(cardOfClip(aClip('a', clip), item, 'maya'))).toEqual(acts)
})

test('a file that is not registered yet stands first, and may be stopped', () => {
  const [first, second] = cardsOf([aClip('a')], [anItem()], 'maya')
  expect(first).toMatchObject({ id: 'i', title: 'clip' })
  expect(first && actsOn(first)).toEqual(['cancelUpload'])
  expect(second).toMatchObject({ id: 'a' })
})

test('a file that is registered and its clip are one', () => {
  const cards = cardsOf([aClip('a', { state: 'uploading' })], [anItem({ subjectId: 'a' })], 'maya')
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({ id: 'a', item: { itemId: 'i' }, status: { kind: 'uploading' } })
})

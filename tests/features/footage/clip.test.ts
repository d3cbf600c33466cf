import { expect, test } from 'vitest'
import { clipStandingOf, mayEditClip, titleKeyOf } from '../../../src/features/footage/clip'

test.each([
  { asset: 'uploading', upload: 'open', clip: 'uploading' },
  { asset: 'uploading', upload: 'assembling', clip: 'processing' },
  { asset: 'uploading', upload: 'expired', clip: 'failed', reason: 'uploadExpired' },
  { asset: 'uploading', upload: 'aborted', clip: 'failed', reason: 'uploadExpired' },
  { asset: 'uploaded', upload: 'done', clip: 'processing' },
  { asset: 'uploaded', upload: undefined, clip: 'processing' },
  { asset: 'probing', upload: 'done', clip: 'processing' },
  { asset: 'playable', upload: 'done', clip: 'playable' },
  { asset: 'ready', upload: 'done', clip: 'ready' },
  { asset: 'ready', upload: undefined, clip: 'ready' },
  { asset: 'failed', upload: 'done', clip: 'failed' },
  { asset: 'rejected', upload: 'done', clip: 'rejected' },
] as const)(
  'an asset that is $asset with an upload that is $upload makes a clip that is $clip',
  ({ asset, upload, clip, ...rest }) => {
    const parts = { assetState: asset, uploadState: upload }
    const reason = 'reason' in rest ? rest.reason : undefined
    expect(clipStandingOf({ ...parts, isTrashed: false })).toMatchObject({
      state: clip,
      ...(reason ? { failReason: reason } : {}),
    })
    expect(clipStandingOf({ ...parts, isTrashed: true })).toEqual({ state: 'trashed' })
  },
)

test.each([
  { rows: 'customer', userId: 'other', may: true },
  { rows: 'own', userId: 'owner', may: true },
  { rows: 'own', userId: 'other', may: false },
  { rows: 'shared', userId: 'other', may: false },
] as const)(
  'who touches $rows rows and is $userId may change it: $may',
  ({ rows, userId, may }) => {
    expect(mayEditClip(rows, { userId }, { ownerUserId: 'owner' })).toBe(may)
  },
)

test.each([
  ['ÅSE (1)', 'åse (1)'],
  ['e\u0301', 'é'],
])('the title %j is found and sorted as %j', (title, key) => {
  expect(titleKeyOf(title)).toBe(key)
})

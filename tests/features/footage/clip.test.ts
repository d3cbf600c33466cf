import { expect, test } from 'vitest'
import { actsWith, clipStandingOf, mayEditClip } from '../../../src/features/footage/clip'

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
    expect(clipStandingOf(parts)).toMatchObject({
      state: clip,
      ...(reason ? { failReason: reason } : {}),
    })
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
  { asset: 'ready', acts: ['edit', 'trash'] },
  { asset: 'failed', acts: ['edit', 'retry', 'trash'] },
  { asset: 'failed', failReason: 'cutOff', acts: ['edit', 'trash'] },
  { asset: 'failed', failReason: 'damaged', acts: ['edit', 'trash'] },
  { asset: 'failed', failReason: 'interrupted', acts: ['edit', 'retry', 'trash'] },
  { asset: 'rejected', acts: ['edit', 'trash'] },
  { asset: 'uploading', upload: 'open', acts: ['edit', 'cancelUpload', 'trash'] },
  { asset: 'uploading', upload: 'expired', acts: ['edit', 'trash'] },
  { asset: 'ready', isTrashed: true, acts: ['restore', 'erase'] },
  { asset: 'ready', mayChange: false, acts: [] },
  { asset: 'ready', mayChange: false, isTrashed: true, acts: [] },
] as const)('with a clip $asset, $upload, in the trash: $isTrashed, one may $acts', (given) => {
  const {
    asset,
    acts,
    mayChange = true,
    isTrashed = false,
    upload,
    failReason,
  } = { upload: undefined, failReason: undefined, ...given }
  const parts = { assetState: asset, uploadState: upload, failReason }
  expect(actsWith({ ...parts, mayChange, isTrashed })).toEqual(acts)
})

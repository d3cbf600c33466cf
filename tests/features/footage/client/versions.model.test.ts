import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { CancelClipUploadRequest } from '../../../../generated/facts/features/footage'
import '../../../../src/features/footage/client/footage.model'
import { footageList, openClip } from '../../../../src/features/footage/client/footageList'
import {
  $versions,
  versionsDetail,
  versionTaken,
} from '../../../../src/features/footage/client/versions.model'
import { versionUploads } from '../../../../src/features/footage/client/versionUploads.model'
import { openArea, refused } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const aVersion = (versionNo: number, given: object = {}) => ({
  versionNo,
  isShown: false,
  state: 'ready',
  madeAt: '2026-11-20T09:30:00.000Z',
  bytes: 10,
  sources: [],
  ...given,
})

/** The clip `a` stands open; its second version becomes the one that is shown once `hasArrived`. */
async function aWorld(answer: () => unknown = () => aClip('a', { versionNo: 1, rev: 2 })) {
  const world = { hasArrived: false }
  const cancelled: CancelClipUploadRequest[] = []
  const area = await openArea(
    'clips.list',
    {
      listClips: () => aPage([aClip('a', { versionNo: world.hasArrived ? 2 : 1 })]),
      listCaptions: () => ({ captions: [], canMake: false, making: [] }),
      listClipVersions: () => ({
        versions: [
          aVersion(2, {
            isShown: world.hasArrived,
            ...(world.hasArrived ? {} : { state: 'processing' }),
          }),
          aVersion(1, { isShown: !world.hasArrived }),
        ],
      }),
      bringBackClip: answer,
      cancelClipUpload: (request: CancelClipUploadRequest) => (cancelled.push(request), {}),
    },
    { pathname: '/clips/edit/a' },
  )
  return { ...area, world, cancelled }
}

test('a version that is coming is followed, and its clip is read again once it is shown', async () => {
  const { scope, pass, world } = await aWorld()
  expect(scope.getState($versions)).toBeNull()
  await allSettled(versionsDetail.toggled, { scope })
  expect(scope.getState($versions)).toMatchObject([{ state: 'processing' }, { isShown: true }])
  world.hasArrived = true
  await pass(1000)
  expect(scope.getState($versions)).toMatchObject([{ isShown: true }, { isShown: false }])
  expect(scope.getState(openClip.$row)).toMatchObject({ versionNo: 2 })
})

test('an upload of a version that is given up leaves its clip in the list', async () => {
  const { scope, cancelled } = await aWorld()
  await allSettled(versionUploads.subjectGivenUp, { scope, params: 'a/u1' })
  expect(cancelled).toEqual([{ clipId: 'a', uploadId: 'u1' }])
  expect(scope.getState(footageList.rows.$ids)).toEqual(['a'])
})

test.each([
  { answer: undefined, tone: 'ok' },
  { answer: () => refused('changedMeanwhile'), tone: 'danger' },
])('bringing one back is told: $tone', async ({ answer, tone }) => {
  const { scope, notices } = await aWorld(answer)
  const params = { clipId: 'a', rev: 1, values: { versionNo: 1 } }
  await allSettled(versionTaken, { scope, params })
  expect(notices()).toMatchObject([{ tone }])
})

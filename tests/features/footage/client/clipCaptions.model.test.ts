// What stands inside a film comes with it: whoever has its clip open sees it without opening it anew.
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import { clipCaptions } from '../../../../src/features/footage/client/clipCaptions.model'
import '../../../../src/features/footage/client/footage.model'
import { footageList } from '../../../../src/features/footage/client/footageList'
import { openArea } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const brought: CaptionSet = {
  lang: 'en',
  cues: [{ fromMs: 0, toMs: 900, text: 'Hello' }],
  versions: [{ versionNo: 1, source: 'upload', savedAt: '2026-11-20T09:30:00.000Z' }],
}

test.each([
  { what: 'the first film', before: { state: 'processing' }, after: { state: 'playable' } },
  { what: 'another film', before: { versionNo: 1 }, after: { versionNo: 2 } },
] as const)('captions come with $what of the open clip', async ({ before, after }) => {
  const world = { clip: aClip('a', before), captions: [] as CaptionSet[], asked: 0 }
  const { scope } = await openArea(
    'clips.list',
    {
      listClips: () => aPage([world.clip]),
      listCaptions() {
        world.asked += 1
        return { captions: world.captions, canMake: false, making: [] }
      },
    },
    { pathname: '/clips/edit/a' },
  )
  const lookAgain = () => allSettled(footageList.follow.idsLookedAt, { scope, params: ['a'] })
  await lookAgain()
  expect([scope.getState(clipCaptions.$tracks), world.asked]).toEqual([[], 1])
  Object.assign(world, { clip: aClip('a', after), captions: [brought] })
  await lookAgain()
  expect(scope.getState(clipCaptions.$tracks)).toMatchObject([{ lang: 'en', cues: brought.cues }])
  expect(world.asked).toBe(2)
})

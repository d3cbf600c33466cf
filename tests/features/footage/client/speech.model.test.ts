// Captions of what is said are asked for, followed, and stand there to be corrected (programs.md 9).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { CaptionMaking, CaptionSet } from '../../../../generated/facts/features/captions'
import { clipCaptions } from '../../../../src/features/footage/client/clipCaptions.model'
import '../../../../src/features/footage/client/footage.model'
import {
  $making,
  $mayMake,
  speechAsked,
  speechStopped,
} from '../../../../src/features/footage/client/speech.model'
import { openArea } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const { $draft, cuesEdited, langChosen } = clipCaptions

const heard: CaptionSet = {
  lang: 'en',
  cues: [{ fromMs: 0, toMs: 900, text: 'Hello' }],
  versions: [{ versionNo: 1, source: 'speech', savedAt: '2026-11-20T09:30:00.000Z' }],
}

/** The clip `a` stands open, in a language in which nothing is written. */
async function openCaptions({ canMake = true } = {}) {
  const world = { captions: [] as CaptionSet[], making: [] as CaptionMaking[] }
  const area = await openArea(
    'clips.list',
    {
      listClips: () => aPage([aClip('a')]),
      listCaptions: () => ({ ...world, canMake }),
      makeCaptions() {
        world.making = [{ lang: 'en', state: 'waiting' }]
        return { making: world.making }
      },
      stopMakingCaptions() {
        world.making = []
        return { making: [] }
      },
    },
    { pathname: '/clips/edit/a' },
  )
  await allSettled(langChosen, { scope: area.scope, params: 'en' })
  return { ...area, world }
}

test('it is offered only where the server can, and nothing is written yet', async () => {
  const { scope } = await openCaptions()
  expect(scope.getState($mayMake)).toBe(true)
  const { scope: deaf } = await openCaptions({ canMake: false })
  expect(deaf.getState($mayMake)).toBe(false)
})

test('what is made is followed until it stands there to be corrected', async () => {
  const { scope, pass, world } = await openCaptions()
  await allSettled(speechAsked, { scope })
  expect(scope.getState($making)).toEqual({ lang: 'en', state: 'waiting' })
  world.making = [{ lang: 'en', state: 'running', progress: 40 }]
  await pass(1_500)
  expect(scope.getState($making)).toMatchObject({ progress: 40 })
  Object.assign(world, { making: [], captions: [heard] })
  await pass(1_500)
  expect(scope.getState($making)).toBeNull()
  expect(scope.getState($mayMake)).toBe(false)
  expect(scope.getState($draft)).toMatchObject({ rev: 1, editing: { cues: heard.cues } })
})

test('what somebody types meanwhile stays in their hands', async () => {
  const { scope, pass, world } = await openCaptions()
  await allSettled(speechAsked, { scope })
  await allSettled(cuesEdited, { scope, params: { do: 'add', fromMs: 0 } })
  Object.assign(world, { making: [], captions: [heard] })
  await pass(1_500)
  expect(scope.getState($draft)).toMatchObject({ rev: 0 })
})

test('it is stopped, and offered again', async () => {
  const { scope } = await openCaptions()
  await allSettled(speechAsked, { scope })
  await allSettled(speechStopped, { scope })
  expect(scope.getState($mayMake)).toBe(true)
})

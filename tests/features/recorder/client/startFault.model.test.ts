// What the recorder says while something takes long, and why it did not begin.
import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import '../../../../src/features/recorder/client/recorder.model'
import { choiceRefused } from '../../../../src/features/recorder/client/devices.model'
import { startRefused } from '../../../../src/features/recorder/client/recording.model'
import { $slow } from '../../../../src/features/recorder/client/slow.model'
import { $stage, happened } from '../../../../src/features/recorder/client/stage.model'
import { $startFault } from '../../../../src/features/recorder/client/startFault.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import type { RecorderEvent, Stage } from '../../../../src/features/recorder/stage'
import { browserEdge } from '../../../support/browserEdge'

async function aRecorder() {
  const { handlers, pass } = browserEdge()
  const scope = fork({ handlers })
  const params = { routeId: 'clips.add', params: {}, customerId: 'c1' } as const
  await allSettled(screenOpened, { scope, params })
  const to = (stage: Stage) => allSettled($stage, { scope, params: stage })
  const happen = (event: RecorderEvent) => allSettled(happened, { scope, params: event })
  return { scope, to, happen, pass: (ms: number) => pass(scope, ms) }
}

const aTake: readonly Stage[] = [
  { is: 'asking' },
  { is: 'starting' },
  { is: 'stopping', why: 'stopPressed' },
  { is: 'saving' },
]

test.each(aTake)('$is: says that it takes long, and only while it does', async (stage) => {
  const { scope, to, pass } = await aRecorder()
  await to(stage)
  await pass(4900)
  expect(scope.getState($slow)).toBeNull()
  await pass(100)
  expect(scope.getState($slow)).toBe(stage.is)
  await to({ is: 'ready' })
  expect(scope.getState($slow)).toBeNull()
})

test.each<Stage>([{ is: 'ready' }, { is: 'recording' }, { is: 'reviewing' }])(
  '$is: waits for a person, however long that takes',
  async (stage) => {
    const { scope, to, pass } = await aRecorder()
    await to({ is: 'asking' })
    await to(stage)
    await pass(60_000)
    expect(scope.getState($slow)).toBeNull()
  },
)

describe('why it did not begin', () => {
  test.each(['noSpace', 'disk', 'recorder', 'late'] as const)(
    '%s: is said until somebody tries again',
    async (why) => {
      const { scope, to, happen, pass } = await aRecorder()
      await to({ is: 'starting' })
      await allSettled(startRefused, { scope, params: why })
      expect(scope.getState($stage)).toEqual({ is: 'ready' })
      await pass(3_600_000)
      expect(scope.getState($startFault)).toBe(why)
      void happen({ is: 'recordPressed' })
      await expect.poll(() => scope.getState($startFault)).toBeNull()
    },
  )

  test.each(['microphone', 'screen'] as const)(
    '%s: what was chosen is not there, until another one is',
    async (kind) => {
      const { scope, to } = await aRecorder()
      await to({ is: 'paused', why: 'micEnded' })
      await allSettled(choiceRefused, { scope, params: kind })
      expect(scope.getState($startFault)).toBe(kind)
      await to({ is: 'asking' })
      expect(scope.getState($startFault)).toBeNull()
    },
  )
})

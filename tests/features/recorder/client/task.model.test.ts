// A task is recorded with the camera, so that its script can be read; what is kept stays.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/recorder/client/recorder.model'
import { usualChoices } from '../../../../src/features/recorder/client/choices'
import { $choices, choicesChanged } from '../../../../src/features/recorder/client/choices.model'
import { sourceChosen } from '../../../../src/features/recorder/client/devices.model'
import { $isPrompting } from '../../../../src/features/recorder/client/prompter.model'
import { $task } from '../../../../src/features/recorder/client/task.model'
import { $session } from '../../../../src/session/client'
import { screenClosed, screenOpened } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge } from '../../../support/browserEdge'

const task = { routeId: 'tasks.record' as const, params: { taskId: 't1' }, customerId: 'c1' }
const plain = { routeId: 'clips.add' as const, params: {}, customerId: 'c1' }
const keptKey = 'pref.recorder.user1'

test.each(['camera', 'screen', 'screenAndCamera', 'audio'] as const)(
  'with %s kept, a task opens with the camera and its script, and what is kept stays',
  async (source) => {
    const kept = JSON.stringify({ ...usualChoices, source })
    const { handlers, stored } = browserEdge({ stored: new Map([[keptKey, kept]]) })
    const scope = fork({ handlers, values: [[$session, aSession()]] })
    await allSettled(screenOpened, { scope, params: task })
    await allSettled($task, { scope, params: { script: 'Good morning.' } as never })
    expect(scope.getState($choices).source).toBe('camera')
    expect(scope.getState($isPrompting)).toBe(true)

    await allSettled(choicesChanged, { scope, params: { height: 720 } })
    expect(JSON.parse(stored.get(keptKey) ?? '')).toEqual({
      ...usualChoices,
      source,
      height: 720,
    })
    await allSettled(screenClosed, { scope, params: task })
    await allSettled(screenOpened, { scope, params: plain })
    expect(scope.getState($choices)).toMatchObject({ source, hasPrompter: false, height: 720 })
  },
)

test('another source can be chosen for a task', async () => {
  const { handlers } = browserEdge()
  const scope = fork({ handlers })
  await allSettled(screenOpened, { scope, params: task })
  await allSettled(sourceChosen, { scope, params: 'screen' })
  expect(scope.getState($choices).source).toBe('screen')
})

// A text that is read aloud passes as fast as was chosen, however busy the computer is.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/recorder/client/recorder.model'
import {
  $word as $wordOfTake,
  holdToggled,
} from '../../../../src/features/recorder/client/prompter.model'
import { scriptTyped } from '../../../../src/features/recorder/client/choices.model'
import { $stage } from '../../../../src/features/recorder/client/stage.model'
import {
  $place as $placeOfTrial,
  trialOpened,
  trialToggled,
} from '../../../../src/features/programs/client/trial.model'
import { setAlarmFx, type Alarm } from '../../../../src/browser/timer'
import { browserEdge } from '../../../support/browserEdge'

const text = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')

/** Every timer comes 400 ms late. */
function lateEdge() {
  const { handlers, pass } = browserEdge()
  const set = new Map<unknown, (alarm: Alarm) => void>(handlers as never).get(setAlarmFx)
  const late = (alarm: Alarm) => set?.({ ...alarm, waitMs: alarm.waitMs + 400 })
  const scope = fork({ handlers: [...handlers, [setAlarmFx, late]] })
  return { scope, pass: (ms: number) => pass(scope, ms) }
}

test('in a take the text keeps up with the clock where timers come late, and stands still while held', async () => {
  const { scope, pass } = lateEdge()
  await allSettled(scriptTyped, { scope, params: text })
  await allSettled($stage, { scope, params: { is: 'recording' } })
  await pass(15_000)
  // 140 words a minute.
  expect(scope.getState($wordOfTake)).toBe(35)
  await allSettled(holdToggled, { scope })
  await pass(5000)
  expect(scope.getState($wordOfTake)).toBe(35)
  await allSettled(holdToggled, { scope })
  await pass(3000)
  expect(scope.getState($wordOfTake)).toBeGreaterThanOrEqual(41)
})

test('so does a script that is tried without a recording', async () => {
  const { scope, pass } = lateEdge()
  await allSettled(trialOpened, { scope, params: { title: 'T', text, wordsPerMinute: 140 } })
  await allSettled(trialToggled, { scope })
  await pass(15_000)
  expect(scope.getState($placeOfTrial).word).toBeCloseTo(35)
})

import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $idleness } from '../../../src/session/client/lifetime/idle.model'
import { $session } from '../../../src/session/client/tokens/session.model'
import {
  $idleWarning,
  countDown,
  idleWarningId,
  type IdleWarning,
} from '../../../src/shell/notices/idleWarning.model'
import { $notices, noticeActionChosen, noticeShown } from '../../../src/shell/notices/notices.model'
import { judgeIdlenessFx } from '../../../src/session/client/lifetime/activity'
import { aSession, browserEdge, storedWith } from '../../support/browserEdge'

test.each<{ from: number; reported: number[] }>([
  { from: 60, reported: [60, 30, 10] },
  { from: 45, reported: [45, 30, 10] },
  { from: 12, reported: [12, 10] },
  { from: 10, reported: [10] },
])('a countdown that begins at $from is said aloud at $told only', ({ from, reported }) => {
  let warning: IdleWarning | null = null
  const said = new Set<number>()
  for (let seconds = from; seconds > 0; seconds -= 1) {
    warning = countDown(warning, seconds)
    expect(warning.seconds).toBe(seconds)
    said.add(warning.announcedSeconds)
  }
  expect([...said]).toEqual(reported)
})

test('seconds that a sleeping tab left out are made up for', () => {
  expect(countDown(countDown(null, 50), 8)).toEqual({ seconds: 8, announcedSeconds: 8 })
})

async function warned(secondsLeft: number) {
  const stored = storedWith(aSession({ idleMinutes: 30 }))
  const edge = browserEdge({ stored, now: 1_800_000_000_000 })
  const activeAt = edge.clock.now - 30 * 60_000 + secondsLeft * 1000
  stored.set('auth.activityAt', `1:${activeAt}`)
  const scope = fork({
    handlers: edge.handlers,
    values: [[$session, aSession()]],
  })
  await allSettled(judgeIdlenessFx, { scope })
  return { ...edge, scope }
}

test('its button is activity, and the warning goes', async () => {
  const { scope, stored, clock } = await warned(20)
  expect(scope.getState($idleWarning)).toEqual({ seconds: 20, announcedSeconds: 20 })
  await allSettled(noticeActionChosen, { scope, params: idleWarningId })
  expect(scope.getState($idleness)).toEqual({ kind: 'active' })
  expect(scope.getState($idleWarning)).toBeNull()
  expect(stored.get('auth.activityAt')).toBe(`1:${clock.now}`)
})

test('the button of another notice says nothing about idleness', async () => {
  const { scope } = await warned(20)
  await allSettled(noticeActionChosen, { scope, params: 'undo:1' })
  expect(scope.getState($idleWarning)).not.toBeNull()
})

test('a countdown leaves the notices and their time alone', async () => {
  const { scope, clock } = await warned(20)
  void allSettled(noticeShown, { scope, params: { tone: 'info', text: { words: 'Moved' } } })
  const before = scope.getState($notices)
  clock.now += 1000
  // The notice's own time stands still here and never settles.
  void allSettled(judgeIdlenessFx, { scope })
  await expect.poll(() => scope.getState($idleWarning)?.seconds).toBe(19)
  expect(scope.getState($notices)).toBe(before)
})

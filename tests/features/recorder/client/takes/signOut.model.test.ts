// Who signs out with takes on this computer decides what becomes of them.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import '../../../../../src/features/recorder/client/recorder.model'
import {
  $isAsked,
  $undone,
  askAboutTakesFx,
  deleteAllPressed,
  keepPressed,
  stayPressed,
} from '../../../../../src/features/recorder/client/takes/signOut.model'
import { unkeptChanged } from '../../../../../src/features/recorder/client/takes/takes.model'
import type { TakeLine } from '../../../../../src/features/recorder/take'
import { $isWorkUnfinished } from '../../../../../src/browser/unfinished/work.model'
import { $session } from '../../../../../src/session/client/tokens/session.model'
import { aSession, browserEdge, http, ok, storedWith } from '../../../../support/browserEdge'

const stopped: TakeLine = { at: 2, is: 'stopped', why: 'stopPressed', ms: 2000 }
const saved: TakeLine = { at: 3, is: 'saved', clipId: 'clip' }
const notChosen: TakeLine = { ...stopped, why: 'retakePressed' }

/** A tab with these takes in memory, which is where a browser without a disk has them. */
async function aTab(takes: Readonly<Record<string, readonly TakeLine[]>>) {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) => (url.endsWith('discardTake') ? ok({}) : http(404, {})),
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession()]] })
  for (const [takeId, lines] of Object.entries(takes)) {
    const opened: TakeLine = {
      at: 1,
      is: 'opened',
      takeId,
      mime: 'video/mp4',
      source: 'camera',
      appVersion: '1.0.0',
    }
    const params = { takeId, lines: [opened, ...lines], bytes: 500, isHeld: false }
    await allSettled(unkeptChanged, { scope, params })
  }
  const ask = () => allSettled(askAboutTakesFx, { scope })
  return { scope, ask, sent: () => edge.seen.sent.map(({ body }) => body) }
}

test('nobody is asked about no takes, and about those that were recorded anew', async () => {
  const tab = await aTab({ anew: [notChosen] })
  expect(await tab.ask()).toEqual({ status: 'done', value: true })
  expect(tab.scope.getState($isAsked)).toBe(false)
})

test.each([
  { answer: keepPressed, says: 'keep', mayGo: true, left: ['one', 'two'], discarded: 0 },
  { answer: stayPressed, says: 'stay', mayGo: false, left: ['one', 'two'], discarded: 0 },
  // What is a clip already goes on at the next sign-in.
  { answer: deleteAllPressed, says: 'delete', mayGo: true, left: ['two'], discarded: 1 },
])('$says: may go $mayGo, left are $left', async ({ answer, mayGo, left, discarded }) => {
  const tab = await aTab({ one: [stopped], two: [stopped, saved] })
  const answered = tab.ask()
  await expect.poll(() => tab.scope.getState($isAsked)).toBe(true)
  await allSettled(answer, tab)
  expect(await answered).toEqual({ status: 'done', value: mayGo })
  expect(tab.scope.getState($isAsked)).toBe(false)
  expect(tab.scope.getState($undone).map(({ takeId }) => takeId)).toEqual(left)
  expect(tab.sent()).toHaveLength(discarded)
})

test('a take that stands in memory alone holds the page until it is deleted', async () => {
  const tab = await aTab({ one: [stopped] })
  expect(tab.scope.getState($isWorkUnfinished)).toBe(true)
  await allSettled(deleteAllPressed, tab)
  expect(tab.scope.getState($isWorkUnfinished)).toBe(false)
})

import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../src/browser/appStarted'
import { $areNoticesKept, keepingToggled } from '../../../src/shell/notices/keeping.model'
import {
  $notices,
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
  readingBegan,
} from '../../../src/shell/notices/notices.model'
import { browserEdge } from '../../support/browserEdge'

const undone = {
  id: 'undo:1',
  tone: 'ok',
  text: { words: 'Moved' },
  action: 'screens.list.undo',
} as const

function aPage(stored?: string) {
  const edge = browserEdge()
  if (stored) edge.stored.set('pref.keepNotices', stored)
  const scope = fork({ handlers: edge.handlers })
  return { scope, stored: edge.stored, pass: (ms: number) => edge.pass(scope, ms) }
}

test('notices go by themselves after eight seconds', async () => {
  const { scope, pass } = aPage()
  await allSettled(noticeShown, { scope, params: undone })
  await pass(7900)
  expect(scope.getState($notices)).toHaveLength(1)
  await pass(100)
  expect(scope.getState($notices)).toEqual([])
})

test('a notice whose action was used is gone', async () => {
  const { scope } = aPage()
  await allSettled(noticeShown, { scope, params: undone })
  await allSettled(noticeActionChosen, { scope, params: 'undo:1' })
  expect(scope.getState($notices)).toEqual([])
})

test('time stops while somebody reads', async () => {
  const { scope, pass } = aPage()
  await allSettled(readingBegan, { scope })
  await allSettled(noticeShown, { scope, params: undone })
  await pass(60_000)
  expect(scope.getState($notices)).toMatchObject([{ remainingMs: 8000 }])
})

describe('the preference to keep notices until they are closed', () => {
  const saidNo = { tone: 'danger', text: { words: 'Not saved' } } as const

  test.each<{ stored: string | undefined; leftAfterAnHour: number }>([
    { stored: undefined, leftAfterAnHour: 0 },
    { stored: 'no', leftAfterAnHour: 0 },
    { stored: 'yes', leftAfterAnHour: 2 },
  ])('stored as $stored: $leftAfterAnHour of 2 are left', async ({ stored, leftAfterAnHour }) => {
    const { scope, pass } = aPage(stored)
    await allSettled(appStarted, { scope })
    await allSettled(noticeShown, { scope, params: undone })
    await allSettled(noticeShown, { scope, params: saidNo })
    await pass(3_600_000)
    expect(scope.getState($notices)).toHaveLength(leftAfterAnHour)
  })

  test.each<{ stored: string | undefined; left: number }>([
    { stored: undefined, left: 4 },
    { stored: 'yes', left: 6 },
  ])('stored as $stored: of six at a time $left stay', async ({ stored, left }) => {
    const { scope } = aPage(stored)
    await allSettled(appStarted, { scope })
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f'])
      await allSettled(noticeShown, { scope, params: { tone: 'info', text: { words } } })
    const notices = scope.getState($notices)
    expect(notices).toHaveLength(left)
    expect(notices.at(-1)?.text).toEqual({ words: 'f' })
  })

  test('is stored, and what is shown follows it at once', async () => {
    const { scope, stored, pass } = aPage()
    await allSettled(noticeShown, { scope, params: undone })
    await allSettled(keepingToggled, { scope })
    expect(stored.get('pref.keepNotices')).toBe('yes')
    await pass(60_000)
    expect(scope.getState($notices)).toHaveLength(1)
    await allSettled(keepingToggled, { scope })
    expect(stored.get('pref.keepNotices')).toBe('no')
    expect(scope.getState($areNoticesKept)).toBe(false)
    await pass(8000)
    expect(scope.getState($notices)).toEqual([])
  })

  test('closing removes the notice all the same', async () => {
    const { scope } = aPage('yes')
    await allSettled(appStarted, { scope })
    await allSettled(noticeShown, { scope, params: undone })
    await allSettled(noticeDismissed, { scope, params: 'undo:1' })
    expect(scope.getState($notices)).toEqual([])
  })
})

import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import {
  $notices,
  noticeActionChosen,
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

function aPage() {
  const { handlers, pass } = browserEdge()
  const scope = fork({ handlers })
  return { scope, pass: (ms: number) => pass(scope, ms) }
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

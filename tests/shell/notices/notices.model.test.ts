import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { waitFx } from '../../../src/browser/clock'
import {
  $notices,
  noticeActed,
  noticeShown,
  readingBegan,
} from '../../../src/shell/notices/notices.model'
import { withResolvers } from '../../support/browserEdge'

const undone = {
  id: 'undo:1',
  tone: 'ok',
  text: { words: 'Moved' },
  action: 'footage.undo',
} as const

/** A clock that stops after so many ticks, as if the test looked then. */
function stoppingAfter(ticks: number) {
  let left = ticks
  const never = new Promise<void>(() => {})
  return fork({
    handlers: [[waitFx, () => ((left -= 1) >= 0 ? Promise.resolve() : never)]],
  })
}

test('notices go by themselves', async () => {
  const scope = stoppingAfter(1000)
  await allSettled(noticeShown, { scope, params: undone })
  expect(scope.getState($notices)).toEqual([])
})

test('a notice whose action was used is gone', async () => {
  const scope = stoppingAfter(0)
  void allSettled(noticeShown, { scope, params: undone })
  void allSettled(noticeActed, { scope, params: 'undo:1' })
  expect(scope.getState($notices)).toEqual([])
})

test('time stops while somebody reads', async () => {
  const lookedAt = withResolvers()
  let ticks = 0
  const scope = fork({
    handlers: [
      [
        waitFx,
        () => {
          ticks += 1
          if (ticks < 50) return Promise.resolve()
          lookedAt.resolve()
          return new Promise<void>(() => {})
        },
      ],
    ],
  })
  await allSettled(readingBegan, { scope })
  void allSettled(noticeShown, { scope, params: undone })
  await lookedAt.promise
  expect(scope.getState($notices)).toMatchObject([{ remainingMs: 8000 }])
})

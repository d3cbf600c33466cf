import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { readIsStorageBlockedFx } from '../../../src/browser/storage'
import { noticeShown } from '../../../src/shell/notices/notices.model'
import { screenOpened } from '../../../src/shell/routing/screen.model'
import '../../../src/shell/frame/storageNotice.model'

async function openTwice(isBlocked: boolean) {
  const scope = fork({ handlers: [[readIsStorageBlockedFx, () => isBlocked]] })
  const reported: object[] = []
  createWatch({ unit: noticeShown, fn: ({ text }) => void reported.push(text), scope })
  const params = { routeId: 'clips.list' as const, params: {}, customerId: 'c1' }
  await allSettled(screenOpened, { scope, params })
  await allSettled(screenOpened, { scope, params })
  return reported
}

test('where the browser keeps nothing, it is said once', async () => {
  expect(await openTwice(true)).toEqual([{ key: 'shell.storageBlocked' }])
})

test('where it keeps things, nothing is said', async () => {
  expect(await openTwice(false)).toEqual([])
})

import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { $location } from '../../../../src/browser/location'
import {
  getClipStatesFx,
  listClipsFx,
  renameClipFx,
} from '../../../../src/features/footage/client/calls'
import { $clips } from '../../../../src/features/footage/client/clips.model'
import {
  $renamedId,
  renameLeft,
  renameSaved,
  renameStarted,
} from '../../../../src/features/footage/client/rename.model'
import { screenEntered } from '../../../../src/features/footage/client/screen.model'
import { $notices, noticeActed } from '../../../../src/shell/notices/notices.model'
import { waitFx } from '../../../../src/browser/clock'
import type { RenameClipRequest } from '../../../../generated/facts/features/footage'
import { aClip, aPage, footagePlace, rests } from '../../../support/footage'

const failure = (kind: string, code: string | null = null) => ({
  call: 'renameClip',
  kind,
  status: 200,
  code,
  message: null,
  reactions: [],
})

async function aList(rename: (request: RenameClipRequest) => unknown) {
  const asked: RenameClipRequest[] = []
  let held = aClip('a', { title: 'Old', rev: 4 })
  const scope = fork({
    values: [[$location, footagePlace()]],
    handlers: [
      [listClipsFx, async () => aPage([held])],
      [getClipStatesFx, async () => ({ clips: [aClip('a', { title: 'Theirs', rev: 9 })] })],
      [
        renameClipFx,
        async (request: RenameClipRequest) => {
          asked.push(request)
          await rename(request)
          held = { ...held, title: request.title, rev: request.rev + 1 }
          return held
        },
      ],
      [waitFx, rests(0)],
    ],
  })
  await allSettled(screenEntered, { scope })
  return { scope, asked }
}

const title = (scope: Scope) => scope.getState($clips)[0]?.title
const told = (scope: Scope) =>
  scope.getState($notices).map(({ text }) => ('key' in text ? text.key : ''))

async function renameTo(scope: Scope, to: string) {
  await allSettled(renameStarted, { scope, params: 'a' })
  await allSettled(renameSaved, { scope, params: { clipId: 'a', title: to } })
}

test('Enter saves the title, with the revision it was read at', async () => {
  const { scope, asked } = await aList(() => {})
  await renameTo(scope, '  New  ')
  expect(asked).toEqual([{ clipId: 'a', title: 'New', rev: 4 }])
  expect(title(scope)).toBe('New')
  expect(scope.getState($renamedId)).toBeNull()
})

test('Escape leaves the title as it was', async () => {
  const { scope, asked } = await aList(() => {})
  await allSettled(renameStarted, { scope, params: 'a' })
  expect(scope.getState($renamedId)).toBe('a')
  await allSettled(renameLeft, { scope })
  expect(scope.getState($renamedId)).toBeNull()
  expect(asked).toEqual([])
})

test.each(['', '   ', 'Old', ' Old '])(
  'the title "%s" changes nothing and asks nothing',
  async (to) => {
    const { scope, asked } = await aList(() => {})
    await renameTo(scope, to)
    expect(asked).toEqual([])
    expect(title(scope)).toBe('Old')
  },
)

test('a rename that does not reach the server is taken back, told by name, and can be retried', async () => {
  let isDown = true
  const { scope, asked } = await aList(() => {
    if (isDown) throw failure('unreachable')
  })
  await renameTo(scope, 'New')
  expect(title(scope)).toBe('Old')
  const [notice] = scope.getState($notices)
  expect(notice).toMatchObject({
    tone: 'danger',
    text: { key: 'footage.rename.failed', params: { title: 'Old' } },
    action: 'footage.retry',
  })
  isDown = false
  await allSettled(noticeActed, { scope, params: notice?.id ?? '' })
  expect(asked).toHaveLength(2)
  expect(title(scope)).toBe('New')
})

test('a clip somebody else changed meanwhile shows their version and says so', async () => {
  const { scope } = await aList(() => {
    throw failure('refused', 'changedMeanwhile')
  })
  await renameTo(scope, 'New')
  expect(told(scope)).toEqual(['footage.rename.conflict'])
  expect(title(scope)).toBe('Theirs')
})

import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { footageList } from '../../../../src/features/footage/client/footageList'
import '../../../../src/features/footage/client/footage.model'
import {
  $renamedId,
  renameLeft,
  renameSaved,
  renameStarted,
} from '../../../../src/features/footage/client/rename.model'
import { $notices, noticeActionChosen } from '../../../../src/shell/notices/notices.model'
import type { Reply } from '../../../../src/calls/send'
import type {
  ListClipsRequest,
  UpdateClipRequest,
} from '../../../../generated/facts/features/footage'
import { openArea, refused } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'
import { aClip, aPage } from '../../../support/footage'

type Refuse = (request: UpdateClipRequest) => Reply | undefined | Promise<Reply | undefined>

/** A server that keeps one clip; `refuse` may answer instead of it. */
async function aList(refuse: Refuse = () => undefined) {
  const asked: UpdateClipRequest[] = []
  let held = aClip('a', { title: 'Old', rev: 4 })
  const page = await openArea('clips.list', {
    listClips: ({ ids }: ListClipsRequest) =>
      aPage([ids ? (held = aClip('a', { title: 'Theirs', rev: 9 })) : held]),
    async updateClip(request: UpdateClipRequest) {
      asked.push(request)
      const refusal = await refuse(request)
      if (refusal) return refusal
      if (request.rev !== held.rev) return refused('changedMeanwhile')
      return (held = { ...held, title: request.values.title ?? '', rev: request.rev + 1 })
    },
  })
  return { ...page, asked }
}

const title = (scope: Scope) => scope.getState(footageList.rows.$rows)[0]?.title
const reported = (scope: Scope) =>
  scope.getState($notices).map(({ text }) => ('key' in text ? text.key : ''))

async function renameTo(scope: Scope, to: string) {
  await allSettled(renameStarted, { scope, params: 'a' })
  await allSettled(renameSaved, { scope, params: { clipId: 'a', title: to } })
}

test('Enter saves the title, with the revision it was read at', async () => {
  const { scope, asked } = await aList()
  await renameTo(scope, '  New  ')
  expect(asked).toEqual([{ clipId: 'a', rev: 4, values: { title: 'New' } }])
  expect(title(scope)).toBe('New')
  expect(scope.getState($renamedId)).toBeNull()
})

test('Escape leaves the title as it was', async () => {
  const { scope, asked } = await aList()
  await allSettled(renameStarted, { scope, params: 'a' })
  expect(scope.getState($renamedId)).toBe('a')
  await allSettled(renameLeft, { scope })
  expect(scope.getState($renamedId)).toBeNull()
  expect(asked).toEqual([])
})

test.each(['', '   ', 'Old', ' Old '])(
  'the title "%s" changes nothing and asks nothing',
  async (to) => {
    const { scope, asked } = await aList()
    await renameTo(scope, to)
    expect(asked).toEqual([])
    expect(title(scope)).toBe('Old')
  },
)

test('a rename that does not reach the server is taken back, told by name, and can be retried', async () => {
  let isDown = true
  const { scope, asked } = await aList(() => (isDown ? noAnswer : undefined))
  await renameTo(scope, 'New')
  expect(title(scope)).toBe('Old')
  const [notice] = scope.getState($notices)
  expect(notice).toMatchObject({
    tone: 'danger',
    text: { key: 'footage.rename.failed', params: { title: 'Old' } },
    action: 'footage.retry',
  })
  isDown = false
  await allSettled(noticeActionChosen, { scope, params: notice?.id ?? '' })
  expect(asked).toHaveLength(2)
  expect(title(scope)).toBe('New')
})

test('a clip somebody else changed meanwhile shows their version and says so', async () => {
  const { scope } = await aList(() => refused('changedMeanwhile'))
  await renameTo(scope, 'New')
  expect(reported(scope)).toEqual(['footage.rename.conflict'])
  expect(title(scope)).toBe('Theirs')
})

/** The first call is answered when the test says so; meanwhile other titles are typed. */
async function aSlowRename(titles: string[], refuse: Refuse = () => undefined) {
  const begun = withResolvers()
  const answer = withResolvers()
  const page = await aList(async (request) => {
    if (request.values.title !== titles[0]) return undefined
    begun.resolve()
    await answer.promise
    return refuse(request)
  })
  const { scope } = page
  const save = (to = '') => allSettled(renameSaved, { scope, params: { clipId: 'a', title: to } })
  const settled = save(titles[0])
  await begun.promise
  for (const to of titles.slice(1)) void save(to)
  return { ...page, finish: () => (answer.resolve(), settled) }
}

test('a second rename waits for the first, and goes with what the server made of it', async () => {
  const { scope, asked, finish } = await aSlowRename(['First', 'Second', 'Third'])
  expect(title(scope)).toBe('Third')
  await finish()
  expect(asked.map((each) => `${each.values.title} ${each.rev}`)).toEqual(['First 4', 'Third 5'])
  expect(title(scope)).toBe('Third')
  expect(reported(scope)).toEqual([])
})

test("a first rename that is lost on the way is nobody's loss once there is a second", async () => {
  const { scope, asked, finish } = await aSlowRename(['First', 'Second'], () => noAnswer)
  await finish()
  expect(asked.map((each) => `${each.values.title} ${each.rev}`)).toEqual(['First 4', 'Second 4'])
  expect(title(scope)).toBe('Second')
  expect(reported(scope)).toEqual([])
})

test('where somebody else was first, both titles give way, and that is said once', async () => {
  const { scope, asked, finish } = await aSlowRename(['First', 'Second'], () =>
    refused('changedMeanwhile'),
  )
  await finish()
  expect(asked).toHaveLength(1)
  expect(title(scope)).toBe('Theirs')
  expect(reported(scope)).toEqual(['footage.rename.conflict'])
})

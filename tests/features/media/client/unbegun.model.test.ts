// After a reload people learn which of the chosen files nobody has begun to send.
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { heldUploadsChanged } from '../../../../src/features/media/client/tray/tray.model'
import '../../../../src/features/media/client/media.model'
import { newItem, type UploadItem } from '../../../../src/features/media/client/uploadItem'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { $notices } from '../../../../src/shell/notices/notices.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge } from '../../../support/browserEdge'

const visited = { routeId: 'clips.list' as const, params: {}, customerId: 'c1' }
const file = (name: string, given: Partial<UploadItem> = {}): UploadItem => ({
  ...newItem(new File(['1'], name)),
  ...given,
})

/** A page in the same tab as those before. */
async function aPage(stored: Map<string, string>, userUUID = 'maya') {
  const scope = fork({
    handlers: browserEdge({ stored }).handlers,
    values: [[$session, aSession({ userUUID })]],
  })
  const open = () => allSettled(screenOpened, { scope, params: visited })
  await open()
  return {
    open,
    hold: (items: UploadItem[]) =>
      allSettled(heldUploadsChanged, { scope, params: { holder: 'files', items } }),
    told: () => scope.getState($notices).map(({ text }) => text),
  }
}

const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => file(name))
test.each<{ of: string; items: UploadItem[]; names?: string; count?: number }>([
  {
    of: 'one that waits',
    items: [file('begun', { phase: 'sending', subjectId: '1' }), file('waits')],
    names: 'waits',
    count: 1,
  },
  {
    of: 'one that is being registered, and one that the network kept from it',
    items: [
      file('starts', { phase: 'starting' }),
      file('broken', { phase: 'failed', failure: { reason: 'network' } }),
    ],
    names: 'starts, broken',
    count: 2,
  },
  { of: 'many', items: seven, names: 'a, b, c, d, e +2', count: 7 },
  { of: 'one that has begun', items: [file('begun', { phase: 'sending', subjectId: '1' })] },
  {
    of: 'one that was refused',
    items: [file('no', { phase: 'failed', failure: { reason: 'refused' } })],
  },
])('of $of is told after a reload: $names', async ({ items, names, count }) => {
  const stored = new Map<string, string>()
  const before = await aPage(stored)
  await before.hold(items)
  await before.open()
  expect(before.told()).toEqual([])

  const after = await aPage(stored)
  const told = names ? [{ key: 'shell.leaving.uploads.unbegun', params: { count, names } }] : []
  expect(after.told()).toEqual(told)
  expect((await aPage(stored)).told()).toEqual([])
})

test('somebody else is told nothing of them, and files that were cancelled are not named', async () => {
  const stored = new Map<string, string>()
  const before = await aPage(stored)
  await before.hold([file('waits')])
  expect((await aPage(stored, 'tom')).told()).toEqual([])
  await before.hold([])
  expect((await aPage(stored)).told()).toEqual([])
})

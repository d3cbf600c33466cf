import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import type { Reply } from '../../../../src/calls/send'
import '../../../../src/session/client/customers/member.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import {
  $areOptionsSettled,
  $signInOptions,
} from '../../../../src/session/client/sign-in/signInOptions.model'
import '../../../../src/session/client/lifetime/start.model'
import { aSession, browserEdge, http, noAnswer, ok, storedWith } from '../../../support/browserEdge'

async function start(reply: Reply, stored = new Map<string, string>()) {
  const edge = browserEdge({ stored, answer: () => reply })
  const scope = fork({ handlers: edge.handlers })
  const notices: object[] = []
  createWatch({ unit: noticeRaised, fn: (notice) => notices.push(notice), scope })
  await allSettled(appStarted, { scope })
  const calls = edge.seen.sent.map(({ url }) => url.split('/').at(-1))
  return { scope, calls, notices }
}

test('a stranger’s page asks what it may offer', async () => {
  const { scope, calls } = await start(
    ok({ thirdPartyName: null, sendsMail: true, showsLetters: false }),
  )
  expect(calls).toEqual(['getSignInOptions'])
  expect(scope.getState($signInOptions)).toEqual({
    thirdPartyName: null,
    sendsMail: true,
    showsLetters: false,
  })
})

test.each([noAnswer, http(503, {}), http(200, 'nonsense')])(
  'without an answer it offers a name and a password, and says nothing',
  async (reply) => {
    const { scope, notices } = await start(reply)
    expect(scope.getState($signInOptions)).toBeNull()
    expect(scope.getState($areOptionsSettled)).toBe(true)
    expect(notices).toEqual([])
  },
)

test('nobody asks who is signed in', async () => {
  const session = aSession({ lastRefreshAt: 995_000 })
  const { calls } = await start(ok({}), storedWith(session))
  expect(calls).not.toContain('getSignInOptions')
})

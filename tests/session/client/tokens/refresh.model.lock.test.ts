import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { LockWaitRanOut, acquireLockFx, type LockRequest } from '../../../../src/browser/locks'
import { getCustomerProfilesFx } from '../../../../src/session/client/customers/member.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'

test('case 24: the lock never comes: after 10 s the call gives up with a notice, the session stays, the next one goes', async () => {
  const expired = aSession({ expiresAt: 1_000_000 })
  const edge = browserEdge({
    stored: storedWith(expired),
    answer: ({ url }) => (url.endsWith('oauth/token') ? http(200, aLoginResponse()) : ok({})),
  })
  const asked: LockRequest[] = []
  let isHeld = true
  const acquire = (request: LockRequest) => {
    asked.push(request)
    if (isHeld) throw new LockWaitRanOut()
    return () => undefined
  }
  const scope = fork({
    handlers: [...edge.handlers, [acquireLockFx, acquire]],
    values: [[$session, expired]],
  })
  const notices: object[] = []
  createWatch({ unit: noticeRaised, fn: (notice) => void notices.push(notice), scope })

  const result = await allSettled(getCustomerProfilesFx, { scope, params: {} })
  expect(result).toMatchObject({ status: 'fail', value: { kind: 'unreachable' } })
  expect(asked).toEqual([{ name: 'auth.refresh', waitMs: 10_000 }])
  expect(notices).toEqual([{ tone: 'warn', text: { key: 'errors.busy' } }])
  expect(edge.seen.sent).toEqual([])
  expect(sessionIn(edge.stored)).toEqual(expired)

  isHeld = false
  const next = await allSettled(getCustomerProfilesFx, { scope, params: {} })
  expect(next).toMatchObject({ status: 'done', value: {} })
  expect(edge.seen.sent.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer at2' })
  expect(notices).toHaveLength(1)
})

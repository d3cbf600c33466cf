import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { copyFx } from '../../../../src/browser/clipboard'
import {
  $given,
  $isCopied,
  $receiver,
  copyAsked,
  passwordAsked,
  passwordClosed,
  passwordConfirmed,
} from '../../../../src/features/audience/client/givePassword.model'
import '../../../../src/features/audience/client/audience.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { aSession, browserEdge, http, ok, storedWith } from '../../../support/browserEdge'

const given = { password: 'abcde-fghjk-mnpqr', expiresAt: '2026-01-04T00:00:00.000Z' }
const ada = { userId: 'ada', name: 'Ada' }

async function asked(answer = () => ok(given)) {
  const edge = browserEdge({ stored: storedWith(aSession()), answer })
  const copied: string[] = []
  const scope = fork({
    values: [[$session, aSession()]],
    handlers: new Map([...edge.handlers, [copyFx, (text: string) => void copied.push(text)]]),
  })
  await allSettled(passwordAsked, { scope, params: ada })
  return { scope, copied, sent: () => edge.seen.sent.length }
}

test('a password is given once somebody has confirmed it, copied, and forgotten on closing', async () => {
  const { scope, copied, sent } = await asked()
  expect(sent()).toBe(0)
  await allSettled(passwordConfirmed, { scope })
  expect(scope.getState($given)).toEqual(given)
  await allSettled(copyAsked, { scope })
  expect(copied).toEqual([given.password])
  expect(scope.getState($isCopied)).toBe(true)
  await allSettled(passwordClosed, { scope })
  expect([$given, $receiver].map((store) => scope.getState<unknown>(store))).toEqual([null, null])
})

test('an answer that comes after the question was closed is shown to nobody', async () => {
  const { scope } = await asked()
  const answered = allSettled(passwordConfirmed, { scope })
  await Promise.all([allSettled(passwordClosed, { scope }), answered])
  expect(scope.getState($given)).toBeNull()
})

const refusal = () => http(200, { status: 'Error', errorCode: 'forbidden', errorMessage: 'No' })

test('the question stays where it is refused', async () => {
  const { scope } = await asked(refusal as never)
  await allSettled(passwordConfirmed, { scope })
  expect(scope.getState($receiver)).toEqual(ada)
  expect(scope.getState($given)).toBeNull()
})

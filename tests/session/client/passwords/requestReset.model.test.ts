import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { Reply } from '../../../../src/calls/send'
import {
  $askedFor,
  $isNameMissing,
  $resetProblem,
  resetAgain,
  resetSubmitted,
} from '../../../../src/session/client/passwords/requestReset.model'
import { $remembered } from '../../../../src/session/client/sign-in/signIn.model'
import { browserEdge, http, noAnswer, ok } from '../../../support/browserEdge'

async function submit(userName: string, reply: Reply = ok({})) {
  const edge = browserEdge({ answer: () => reply })
  const scope = fork({ handlers: edge.handlers })
  await allSettled(resetSubmitted, { scope, params: userName })
  return { ...edge, scope }
}

test('a name is asked for, whoever has it; then it stands in the sign-in form', async () => {
  const { scope, seen } = await submit(' maya ')
  expect(JSON.parse(seen.sent[0]?.body ?? '')).toEqual({ clientRequest: { userName: 'maya' } })
  expect(scope.getState($askedFor)).toBe('maya')
  expect(scope.getState($remembered).userName).toBe('maya')
  await allSettled(resetAgain, { scope })
  expect(scope.getState($askedFor)).toBeNull()
})

test('without a name nothing is asked', async () => {
  const { scope, seen } = await submit('  ')
  expect(seen.sent).toEqual([])
  expect(scope.getState($isNameMissing)).toBe(true)
})

test.each([
  {
    reply: http(200, { status: 'Error', errorCode: 'mailNotConnected', errorMessage: 'No' }),
    says: { key: 'session.reset.noMail' },
  },
  {
    reply: http(429, { status: 'Error', errorCode: 'tooManyAttempts', errorMessage: 'No' }),
    says: { key: 'failures.tooManyAttempts' },
  },
  { reply: noAnswer, says: { key: 'errors.unreachable' } },
])('$reply.status $reply.body.errorCode says $says.key', async ({ reply, says }) => {
  const { scope } = await submit('maya', reply)
  expect(scope.getState($resetProblem)).toEqual(says)
  expect(scope.getState($askedFor)).toBeNull()
})

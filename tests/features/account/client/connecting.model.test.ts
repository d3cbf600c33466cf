import { EventEmitter, once } from 'node:events'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { Reply } from '../../../../src/calls/send'
import '../../../../src/features/account/client/account.model'
import {
  $connectFaults,
  $isAsking,
  $isConnecting,
  connectAsked,
  connectCancelled,
  connectSubmitted,
  connectTyped,
} from '../../../../src/features/account/client/connecting.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { screenClosed } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge, http, noAnswer, ok, storedWith } from '../../../support/browserEdge'

const way = '/oauth/third-party/start?for=link'

async function aQuestion(answer: () => Reply | Promise<Reply> = () => ok({ url: way })) {
  const edge = browserEdge({ stored: storedWith(aSession()), answer })
  const scope = fork({ values: [[$session, aSession()]], handlers: edge.handlers })
  const notices: unknown[] = []
  createWatch({ unit: noticeRaised, fn: (notice) => notices.push(notice), scope })
  await allSettled(connectAsked, { scope })
  const submit = (password: string) => allSettled(connectSubmitted, { scope, params: password })
  const sent = () => edge.seen.sent.map(({ body }) => JSON.parse(body ?? '').clientRequest)
  return { ...edge, scope, notices, submit, sent }
}

const refused = (errorCode: string) => http(200, { status: 'Error', errorCode, errorMessage: 'No' })
const limited = (retryAfter: string | null): Reply => ({
  kind: 'http',
  status: 429,
  headers: { retryAfter, authReason: null },
  body: { status: 'Error', errorCode: 'tooManyAttempts', errorMessage: 'No' },
})

test('the password goes with the question, and the browser to the address that answers it', async () => {
  const { scope, sent, seen, submit } = await aQuestion()
  expect(scope.getState($isAsking)).toBe(true)
  await submit('secret')
  expect(sent()).toEqual([{ currentPassword: 'secret' }])
  expect(seen.left).toEqual([way])
  expect(scope.getState($isAsking)).toBe(false)
})

test('without a password nothing is asked, and the field says so', async () => {
  const { scope, sent, submit } = await aQuestion()
  await submit('')
  expect(sent()).toEqual([])
  expect(scope.getState($connectFaults).current).toEqual({ key: 'session.password.missingCurrent' })
})

describe('what went wrong is told in the dialog, which stays, and nowhere else', () => {
  test.each([
    {
      what: 'a wrong password',
      reply: refused('wrongPassword'),
      faults: { current: { key: 'failures.wrongPassword' }, form: null },
    },
    {
      what: 'too many attempts, with the seconds to wait',
      reply: limited('42'),
      faults: {
        current: null,
        form: { key: 'account.connect.limited', params: { count: 42 } },
      },
    },
    {
      what: 'too many attempts, if nobody says how long',
      reply: limited(null),
      faults: { current: null, form: { key: 'failures.tooManyAttempts' } },
    },
    {
      what: 'no network',
      reply: noAnswer,
      faults: { current: null, form: { key: 'errors.unreachable' } },
    },
    {
      what: 'an address that is not ours',
      reply: ok({ url: 'https://evil.example/oauth/' }),
      faults: { current: null, form: { key: 'errors.unexpected' } },
    },
  ])('$what', async ({ reply, faults }) => {
    const { scope, seen, submit, notices } = await aQuestion(() => reply)
    await submit('secret')
    expect(scope.getState($connectFaults)).toEqual(faults)
    expect(scope.getState($isAsking)).toBe(true)
    expect(seen.left).toEqual([])
    expect(notices).toEqual([])
  })

  test('until something else is typed', async () => {
    const { scope, submit } = await aQuestion(() => refused('wrongPassword'))
    await submit('secret')
    await allSettled(connectTyped, { scope })
    expect(scope.getState($connectFaults)).toEqual({ current: null, form: null })
  })
})

/** The answer comes when it is told to. */
const slow = async (reply: Reply) => {
  const wire = new EventEmitter()
  const page = await aQuestion(async () => {
    await once(wire, 'answered')
    return reply
  })
  const settled = [page.submit('secret')]
  await expect.poll(() => page.sent().length).toBe(1)
  const answer = async () => {
    wire.emit('answered')
    await Promise.all(settled)
  }
  return { ...page, answer }
}

describe('a question whose answer is slow', () => {
  test('is asked once, however often it is submitted', async () => {
    const page = await slow(ok({ url: way }))
    void page.submit('secret')
    expect(page.scope.getState($isConnecting)).toBe(true)
    await page.answer()
    expect(page.sent()).toHaveLength(1)
  })

  const place = { routeId: 'account.password', params: {}, customerId: 'c1' } as const
  test.each([
    { by: 'cancelled', unit: connectCancelled, params: undefined, reply: ok({ url: way }) },
    { by: 'cancelled', unit: connectCancelled, params: undefined, reply: noAnswer },
    { by: 'left with the screen', unit: screenClosed, params: place, reply: ok({ url: way }) },
  ])('and that is $by leads nowhere and says nothing', async ({ unit, params, reply }) => {
    const page = await slow(reply)
    void allSettled(unit as typeof screenClosed, {
      scope: page.scope,
      params: params as typeof place,
    })
    void allSettled(connectAsked, { scope: page.scope })
    expect(page.scope.getState($isAsking)).toBe(false)
    await page.answer()
    expect(page.seen.left).toEqual([])
    expect(page.scope.getState($connectFaults)).toEqual({ current: null, form: null })
  })
})

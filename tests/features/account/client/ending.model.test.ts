import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import type { Reply } from '../../../../src/calls/send'
import {
  $question,
  endAsked,
  endCancelled,
  endConfirmed,
  type Question,
} from '../../../../src/features/account/client/ending.model'
import { $sessions, sessionsAsked } from '../../../../src/features/account/client/sessions.model'
import {
  noticeActed,
  noticeShown,
  type NewNotice,
} from '../../../../src/shell/notices/notices.model'
import { aSession, browserEdge, http, noAnswer, ok, storedWith } from '../../../support/browserEdge'

const entry = (sessionId: string, isCurrent = false): SessionEntry => ({
  sessionId,
  browserName: 'Firefox',
  operatingSystem: 'unknown',
  ip: '10.0.0.1',
  customerName: 'Northwind',
  createdAt: '2026-03-01T09:00:00Z',
  lastActiveAt: '2026-03-01T09:00:00Z',
  isCurrent,
})
const one: Question = { kind: 'one', session: entry('s1') }
const others: Question = { kind: 'others' }

async function ask(question: Question, ending: () => Reply) {
  const open = new Set(['here', 's1', 's2'])
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) =>
      url.endsWith('listSessions') ? ok([...open].map((id) => entry(id, id === 'here'))) : ending(),
  })
  const scope = fork({ handlers: edge.handlers })
  const notices: NewNotice[] = []
  createWatch({ unit: noticeShown, fn: (notice) => notices.push(notice), scope })
  await allSettled(sessionsAsked, { scope })
  await allSettled(endAsked, { scope, params: question })
  const shown = () => scope.getState($sessions)?.map(({ sessionId }) => sessionId)
  const sent = () =>
    edge.seen.sent
      .filter(({ url }) => url.includes('end'))
      .map(({ url, body }) => [url.split('/').at(-1), JSON.parse(body ?? '').clientRequest])
  return { scope, open, notices, shown, sent }
}

test('nothing ends before it is confirmed', async () => {
  const { scope, sent, shown } = await ask(one, () => ok({}))
  expect(scope.getState($question)).toEqual(one)
  await allSettled(endCancelled, { scope })
  await allSettled(endConfirmed, { scope })
  expect(scope.getState($question)).toBeNull()
  expect(sent()).toEqual([])
  expect(shown()).toEqual(['here', 's1', 's2'])
})

test('one session ends, and is named', async () => {
  const page = await ask(one, () => {
    page.open.delete('s1')
    return ok({})
  })
  await allSettled(endConfirmed, { scope: page.scope })
  expect(page.sent()).toEqual([['endSession', { sessionId: 's1' }]])
  expect(page.shown()).toEqual(['here', 's2'])
  expect(page.notices).toMatchObject([
    { tone: 'ok', text: { key: 'account.sessions.ended', params: { device: 'Firefox' } } },
  ])
})

test('all others end, and are counted', async () => {
  const page = await ask(others, () => {
    page.open.delete('s1')
    page.open.delete('s2')
    return ok({ ended: 2 })
  })
  await allSettled(endConfirmed, { scope: page.scope })
  expect(page.sent()).toEqual([['endOtherSessions', {}]])
  expect(page.shown()).toEqual(['here'])
  expect(page.notices).toMatchObject([
    { tone: 'ok', text: { key: 'account.sessions.othersEnded', params: { count: 2 } } },
  ])
})

test('one that somebody else has ended meanwhile is as it was wanted', async () => {
  const gone = http(200, { status: 'Error', errorCode: 'notFound', errorMessage: 'No' })
  const page = await ask(one, () => gone)
  await allSettled(endConfirmed, { scope: page.scope })
  expect(page.shown()).toEqual(['here', 's2'])
  expect(page.notices).toMatchObject([{ tone: 'ok' }])
})

describe('what could not be ended is shown again, and may be tried again', () => {
  test.each([
    { question: one, key: 'account.sessions.endFailed' },
    { question: others, key: 'account.sessions.othersFailed' },
  ])('$question.kind', async ({ question, key }) => {
    let reply: Reply = noAnswer
    const page = await ask(question, () => reply)
    await allSettled(endConfirmed, { scope: page.scope })
    expect(page.shown()).toEqual(['here', 's1', 's2'])
    expect(page.notices).toMatchObject([
      { tone: 'danger', text: { key }, action: 'account.sessions.retry' },
    ])

    reply = ok({ ended: 2 })
    const [notice] = page.notices
    await allSettled(noticeActed, { scope: page.scope, params: notice?.id ?? '' })
    expect(page.sent()).toHaveLength(2)
    expect(page.shown()).not.toContain('s1')
  })
})

import { EventEmitter, once } from 'node:events'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import '../../../../src/features/account/client/account.model'
import {
  $question,
  endAsked,
  endCancelled,
  endConfirmed,
  type Question,
} from '../../../../src/features/account/client/ending.model'
import { $sessions, sessionsAsked } from '../../../../src/features/account/client/sessions.model'
import {
  noticeActionChosen,
  noticeShown,
  type NewNotice,
} from '../../../../src/shell/notices/notices.model'
import { aSession, browserEdge, http, noAnswer, ok, storedWith } from '../../../support/browserEdge'

const entry = (sessionId: string, isCurrent = false): SessionEntry => ({
  sessionId,
  browserName: sessionId === 's2' ? 'Safari' : 'Firefox',
  operatingSystem: 'unknown',
  ip: '10.0.0.1',
  customerName: 'Northwind',
  createdAt: '2026-03-01T09:00:00Z',
  lastActiveAt: '2026-03-01T09:00:00Z',
  isCurrent,
})
const one: Question = { kind: 'one', session: entry('s1') }
const others: Question = { kind: 'others' }

type Ending = (outgoing: Outgoing) => Reply | Promise<Reply>

async function ask(question: Question, ending: Ending) {
  const open = new Set(['here', 's1', 's2'])
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: (outgoing) =>
      outgoing.url.endsWith('listSessions')
        ? ok([...open].map((id) => entry(id, id === 'here')))
        : ending(outgoing),
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
    await allSettled(noticeActionChosen, { scope: page.scope, params: notice?.id ?? '' })
    expect(page.sent()).toHaveLength(2)
    expect(page.shown()).not.toContain('s1')
  })
})

const named = ({ body }: Outgoing): string => JSON.parse(body ?? '').clientRequest.sessionId
const reported = ({ notices }: { notices: NewNotice[] }) =>
  notices.map(({ text }) => 'key' in text && [text.key, text.params?.['device']])

describe('of two that are ended in quick succession', () => {
  const two: Question = { kind: 'one', session: entry('s2') }

  /** The first one’s answer is slow; it comes when it is told to. */
  async function endBoth(endings: Record<string, Reply>) {
    const first = new EventEmitter()
    const answered = once(first, 'answered')
    const page = await ask(one, async (outgoing) => {
      const id = named(outgoing)
      if (id === 's1') await answered
      const reply = endings[id] ?? ok({})
      if (reply.kind === 'http') page.open.delete(id)
      return reply
    })
    const settled = [
      allSettled(endConfirmed, { scope: page.scope }),
      allSettled(endAsked, { scope: page.scope, params: two }),
      allSettled(endConfirmed, { scope: page.scope }),
    ]
    // Both are asked for before either is answered.
    await expect.poll(() => page.sent().length).toBe(2)
    first.emit('answered')
    await Promise.all(settled)
    return page
  }

  test('each is named', async () => {
    const page = await endBoth({})
    expect(reported(page)).toEqual(
      expect.arrayContaining([
        ['account.sessions.ended', 'Safari'],
        ['account.sessions.ended', 'Firefox'],
      ]),
    )
    expect(page.shown()).toEqual(['here'])
  })

  test('the one that failed is named, shown and tried again', async () => {
    const endings: Record<string, Reply> = { s1: noAnswer }
    const page = await endBoth(endings)
    expect(reported(page)).toContainEqual(['account.sessions.endFailed', 'Firefox'])
    expect(page.shown()).toEqual(['here', 's1'])

    endings['s1'] = ok({})
    const notice = page.notices.find(({ tone }) => tone === 'danger')
    await allSettled(noticeActionChosen, { scope: page.scope, params: notice?.id ?? '' })
    expect(page.sent().at(-1)).toEqual(['endSession', { sessionId: 's1' }])
    expect(page.shown()).toEqual(['here'])
  })

  test('both that failed are told apart', async () => {
    const page = await endBoth({ s1: noAnswer, s2: noAnswer })
    expect(reported(page)).toHaveLength(2)
    expect(new Set(page.notices.map(({ id }) => id)).size).toBe(2)
    expect(page.shown()).toEqual(['here', 's1', 's2'])
    for (const { id = '' } of page.notices.slice(0, 2))
      await allSettled(noticeActionChosen, { scope: page.scope, params: id })
    expect(
      page
        .sent()
        .map(([, request]) => request.sessionId)
        .toSorted(),
    ).toEqual(['s1', 's1', 's2', 's2'])
  })
})

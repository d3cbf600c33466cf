// Every event in every state, by everybody, as the server answers it (work.md 2).
import { describe, expect, test } from 'vitest'
import {
  moves,
  type RequestEvent,
  type RequestState,
} from '../../../../src/features/file-requests/fileRequest'
import { requestWorld } from './world'

const world = await requestWorld()
const { people, act, outcome, rowOf, rowsOf, waiting, countOf, requestIn } = world
const { mira, adrian, victor, chloe, elsewhere } = people
type Person = typeof mira

interface Asked {
  readonly requestId: string
  readonly fileId: string
}

const calls: Readonly<
  Record<Exclude<RequestEvent, 'broken'>, (who: Person, asked: Asked) => Promise<string>>
> = {
  open: (who, { requestId }) => act(who, 'openFileRequests', requestId),
  add: async (who, { requestId }) => {
    const file = { name: 'more.png', bytes: 10, fileRequestId: requestId }
    return (await outcome(who, 'startFileUpload', file)).code
  },
  remove: async (who, { requestId, fileId }) => {
    const file = { fileRequestId: requestId, fileId: fileId || requestId }
    return (await outcome(who, 'removeRequestedFile', file)).code
  },
  submit: (who, { requestId }) => act(who, 'submitFiles', requestId),
  takeBack: (who, { requestId }) => act(who, 'takeBackFiles', requestId),
  accept: (who, { requestId }) => act(who, 'acceptFiles', requestId),
  return: async (who, { requestId }) => {
    const said = { fileRequestId: requestId, words: 'As a drawing.', marks: [] }
    return (await outcome(who, 'returnFiles', said)).code
  },
  reconsider: (who, { requestId }) => act(who, 'reconsiderFiles', requestId),
  decline: (who, { requestId }) =>
    act(who, 'declineFileRequests', requestId, { declineReason: 'noTime', declineWords: null }),
  undecline: (who, { requestId }) => act(who, 'undeclineFileRequests', requestId),
  reassign: (who, { requestId }) =>
    act(who, 'reassignFileRequests', requestId, { assignee: chloe.userId }),
  cancel: (who, { requestId }) => act(who, 'cancelFileRequests', requestId),
  revive: (who, { requestId }) => act(who, 'reviveFileRequests', requestId),
}
type Event = keyof typeof calls
const events = Object.keys(calls) as Event[]

/** Who may, in a request of Mira's to Victor. */
const doers: Readonly<Record<Event, readonly Person[]>> = {
  open: [victor],
  add: [victor],
  remove: [victor],
  submit: [victor],
  takeBack: [victor],
  accept: [mira],
  return: [mira],
  reconsider: [mira],
  decline: [victor],
  undecline: [victor],
  reassign: [mira, adrian],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

/** Calls of campaign managers alone. */
const closed: readonly Event[] = ['reassign', 'cancel', 'revive']
const seeing = [victor, mira, adrian]

describe.each(Object.keys(moves) as RequestState[])('a request that is %s', (state) => {
  test.each(events)('answers %s to everybody as the table says', async (event) => {
    const leads = moves[state][event] !== undefined
    const refusalOf = (who: Person) => {
      if (closed.includes(event) && !who.isManager) return 'forbidden'
      if (!seeing.includes(who)) return 'notFound'
      return leads ? 'forbidden' : 'taskMoved'
    }
    const asked = await requestIn(state)
    // Of those who may not nothing changes, so that all of them are answered about one request.
    for (const who of [victor, mira, adrian, chloe, elsewhere]) {
      if (leads && doers[event].includes(who)) continue
      expect(await calls[event](who, asked)).toBe(refusalOf(who))
    }
    expect((await rowOf(victor, asked.requestId)).state).toBe(state)
    for (const who of leads ? doers[event] : [])
      expect(await calls[event](who, await requestIn(state))).toBe('ok')
  })
})

test('the badge is the length of its list after every step', async () => {
  const { requestId, fileId } = await requestIn('requested')
  const steps: readonly [Person, Event, RequestState][] = [
    [victor, 'open', 'opened'],
    [victor, 'add', 'opened'],
    [victor, 'submit', 'submitted'],
    [victor, 'takeBack', 'opened'],
    [victor, 'submit', 'submitted'],
    [mira, 'return', 'returned'],
    [victor, 'submit', 'submitted'],
    [mira, 'return', 'returned'],
    [victor, 'decline', 'declined'],
    [victor, 'undecline', 'opened'],
    [mira, 'cancel', 'cancelled'],
    [mira, 'revive', 'opened'],
    [mira, 'reassign', 'reassigned'],
  ]
  for (const [who, event, state] of steps) {
    expect(await calls[event](who, { requestId, fileId })).toBe('ok')
    expect((await rowOf(mira, requestId)).state).toBe(state)
    for (const each of [victor, chloe])
      expect((await rowsOf(each, waiting)).length).toBe(await countOf(each))
  }
  expect(await countOf(chloe)).toBeGreaterThan(0)
})

const doerOf = (event: Event) => doers[event][0]!

test.each<readonly [Event, Event]>([
  ['takeBack', 'accept'],
  ['return', 'accept'],
  ['cancel', 'accept'],
])('of %s and %s at once one wins', async (one, other) => {
  const asked = await requestIn('submitted')
  const answers = await Promise.all([
    calls[one](doerOf(one), asked),
    calls[other](doerOf(other), asked),
  ])
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1)
  expect(answers).toContain('taskMoved')
})

test('reassigned while files are taken back, it is reassigned, whichever comes first', async () => {
  const asked = await requestIn('submitted')
  const answers = await Promise.all([calls.reassign(mira, asked), calls.takeBack(victor, asked)])
  expect([
    ['ok', 'ok'],
    ['ok', 'taskMoved'],
  ]).toContainEqual(answers)
  expect((await rowOf(mira, asked.requestId)).state).toBe('reassigned')
})

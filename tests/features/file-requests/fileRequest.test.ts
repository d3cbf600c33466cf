// What becomes of a file request, and who moves it (work.md 2 and 5).
import { describe, expect, test } from 'vitest'
import {
  eventsOf,
  faultOf,
  move,
  moves,
  requestEvents,
  type MovedRequest,
  type RequestEvent,
  type RequestState,
} from '../../../src/features/file-requests/fileRequest'

const victor = { userId: 'victor', isManager: false }
const chloe = { userId: 'chloe', isManager: false }
const mira = { userId: 'mira', isManager: true }
const adrian = { userId: 'adrian', isManager: true }

/** Mira asks Victor, who has two files. */
const given: MovedRequest = {
  state: 'opened',
  assigneeUserId: 'victor',
  askerUserId: 'mira',
  isAskerGone: false,
  stateBefore: null,
  minCount: 2,
  good: 2,
  coming: 0,
}

const doers: Readonly<Record<RequestEvent, readonly (typeof mira)[]>> = {
  open: [victor],
  add: [victor],
  remove: [victor],
  submit: [victor],
  takeBack: [victor],
  accept: [mira],
  return: [mira],
  broken: [],
  reconsider: [mira],
  decline: [victor],
  undecline: [victor],
  reassign: [mira, adrian],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

describe.each(Object.keys(moves) as RequestState[])('a request that is %s', (state) => {
  test.each(requestEvents)('takes %s as the table says, of those who may', (event) => {
    const leads = moves[state][event] !== undefined
    for (const who of [victor, chloe, mira, adrian]) {
      const isTaken = leads && doers[event].includes(who)
      const refused = leads ? 'forbidden' : 'taskMoved'
      const moved = move({ ...given, state }, event, who)
      expect('to' in moved ? 'taken' : moved.refused).toBe(isTaken ? 'taken' : refused)
    }
  })
})

const cases: readonly {
  when: string
  change: Partial<MovedRequest>
  event: RequestEvent
  who: typeof mira
  becomes: string
}[] = [
  { when: 'enough is there', change: {}, event: 'submit', who: victor, becomes: 'submitted' },
  {
    when: 'it still uploads',
    change: { coming: 2 },
    event: 'submit',
    who: victor,
    becomes: 'submitted',
  },
  {
    when: 'a file is missing',
    change: { good: 1 },
    event: 'submit',
    who: victor,
    becomes: 'tooFewFiles',
  },
  {
    when: 'a file has not arrived',
    change: { state: 'submitted', coming: 1 },
    event: 'accept',
    who: mira,
    becomes: 'filesComing',
  },
  {
    when: 'all have arrived',
    change: { state: 'submitted' },
    event: 'accept',
    who: mira,
    becomes: 'accepted',
  },
  {
    when: 'whoever asked is gone',
    change: { state: 'submitted', isAskerGone: true },
    event: 'accept',
    who: adrian,
    becomes: 'accepted',
  },
  {
    when: 'whoever asked is gone, and a creator decides',
    change: { state: 'submitted', isAskerGone: true },
    event: 'accept',
    who: chloe,
    becomes: 'forbidden',
  },
  {
    when: 'somebody asked themselves',
    change: { state: 'submitted', assigneeUserId: 'mira' },
    event: 'accept',
    who: mira,
    becomes: 'accepted',
  },
  {
    when: 'a cancelled one comes back',
    change: { state: 'cancelled', stateBefore: 'returned' },
    event: 'revive',
    who: adrian,
    becomes: 'returned',
  },
]

test.each(cases)('where $when, $event leads to $becomes', ({ change, event, who, becomes }) => {
  const moved = move({ ...given, ...change }, event, who)
  expect('to' in moved ? moved.to : moved.refused).toBe(becomes)
})

test('what somebody may do are the events that are not refused', () => {
  expect(eventsOf(given, victor)).toEqual(['add', 'remove', 'submit', 'decline'])
  expect(eventsOf({ ...given, state: 'submitted' }, mira)).toEqual([
    'accept',
    'return',
    'reassign',
    'cancel',
  ])
  expect(eventsOf({ ...given, state: 'reassigned' }, mira)).toEqual([])
})

const megabyte = 1024 * 1024

test.each([
  { name: 'logo.svg', kinds: ['logo'], code: undefined },
  { name: 'signet.png', kinds: ['logo'], code: undefined },
  { name: 'portrait.jpg', kinds: ['image'], code: undefined },
  { name: 'release.pdf', kinds: ['image', 'logo'], code: 'kindNotAsked' },
  { name: 'release.pdf', kinds: ['document'], code: undefined },
  { name: 'release.pdf', kinds: ['image', 'other'], code: undefined },
  { name: 'anything', kinds: [], code: undefined },
  { name: 'third.png', kinds: [], count: 3, code: 'tooManyFiles' },
  { name: 'just.png', kinds: [], bytes: 2 * megabyte, code: undefined },
  { name: 'large.png', kinds: [], bytes: 2 * megabyte + 1, code: 'fileTooLarge' },
] as const)('$name for $kinds is refused as $code', ({ name, kinds, code, ...more }) => {
  const { count = 0, bytes = 1 } = { count: undefined, bytes: undefined, ...more }
  const fault = faultOf({ kinds, maxCount: 3, maxMegabytes: 2 }, count, { name, bytes })
  expect(fault?.code).toBe(code)
})

// What becomes of a deliverable, and who moves it (work.md 2 and 5).
import { describe, expect, test } from 'vitest'
import {
  deliverableEvents,
  eventsOf,
  move,
  moves,
  type DeliverableEvent,
  type DeliverableState,
  type MovedDeliverable,
} from '../../../src/features/deliverables/deliverable'

const chloe = { userId: 'chloe', isManager: false }
const other = { userId: 'other', isManager: false }
const mira = { userId: 'mira', isManager: true }
const adrian = { userId: 'adrian', isManager: true }

/** Chloe makes it, Mira accepts it, and something fails. */
const given: MovedDeliverable = {
  state: 'delivered',
  ownerUserId: 'mira',
  isOwnerGone: false,
  makerUserId: 'chloe',
  stateBefore: null,
  fails: true,
}

const doers: Readonly<Record<DeliverableEvent, readonly (typeof mira)[]>> = {
  start: [chloe, mira, adrian],
  deliver: [chloe],
  accept: [],
  excuse: [mira],
  ask: [mira],
  recall: [chloe, mira, adrian],
  reconsider: [mira],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

describe.each(Object.keys(moves) as DeliverableState[])('a deliverable that is %s', (state) => {
  test.each(deliverableEvents)('takes %s as the table says, of those who may', (event) => {
    const leads = moves[state][event] !== undefined
    for (const who of [chloe, other, mira, adrian]) {
      const moved = move({ ...given, state }, event, who)
      const isReasonAsked = event === 'accept' && who === mira
      const refused = leads ? (isReasonAsked ? 'sayWhyAccepted' : 'forbidden') : 'taskMoved'
      const isTaken = leads && doers[event].includes(who)
      expect('to' in moved ? 'taken' : moved.refused).toBe(isTaken ? 'taken' : refused)
    }
  })
})

const cases: readonly {
  when: string
  change: Partial<MovedDeliverable>
  event: DeliverableEvent
  who: typeof mira
  becomes: string
}[] = [
  {
    when: 'all is kept to',
    change: { fails: false },
    event: 'accept',
    who: mira,
    becomes: 'accepted',
  },
  {
    when: 'all is kept to',
    change: { fails: false },
    event: 'excuse',
    who: mira,
    becomes: 'taskMoved',
  },
  {
    when: 'nobody is named to accept it',
    change: { ownerUserId: null },
    event: 'excuse',
    who: adrian,
    becomes: 'accepted',
  },
  {
    when: 'whoever accepts it has gone',
    change: { isOwnerGone: true },
    event: 'ask',
    who: adrian,
    becomes: 'changes_requested',
  },
  {
    when: 'nobody is named to make it',
    change: { state: 'planned', makerUserId: null },
    event: 'deliver',
    who: adrian,
    becomes: 'delivered',
  },
  {
    when: 'a cancelled one comes back',
    change: { state: 'cancelled', stateBefore: 'delivered' },
    event: 'revive',
    who: adrian,
    becomes: 'delivered',
  },
]

test.each(cases)('where $when, $event leads to $becomes', ({ change, event, who, becomes }) => {
  const moved = move({ ...given, ...change }, event, who)
  expect('to' in moved ? moved.to : moved.refused).toBe(becomes)
})

test('whoever accepts is offered to accept, or to accept with a reason, never both', () => {
  expect(eventsOf(given, mira)).toEqual(['excuse', 'ask', 'recall', 'cancel'])
  expect(eventsOf({ ...given, fails: false }, mira)).toEqual(['accept', 'ask', 'recall', 'cancel'])
})

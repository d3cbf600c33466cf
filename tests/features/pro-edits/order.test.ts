// What becomes of an order, and who moves it (reach.md 8).
import { describe, expect, test } from 'vitest'
import {
  actsOf,
  boardColumns,
  columnNames,
  columnOf,
  eventInto,
  hasRight,
  isKept,
  move,
  moves,
  openStates,
  orderEvents,
  partiesOf,
  type MovedOrder,
  type OrderEvent,
  type OrderRight,
  type OrderState,
  type Party,
} from '../../../src/features/pro-edits/order'

const states = Object.keys(moves) as OrderState[]
const parties = ['buyer', 'owner', 'vendor', 'editor'] as const satisfies readonly Party[]

const given: MovedOrder = { state: 'draft', stateBefore: 'in_edit', round: 1, maxRounds: 3 }

/** As the page says it: who does what. */
const doers: Readonly<Record<OrderEvent, readonly Party[]>> = {
  submit: ['buyer'],
  discard: ['buyer', 'owner'],
  accept: ['vendor'],
  decline: ['vendor'],
  assign: ['vendor'],
  unassign: ['vendor'],
  start: ['vendor', 'editor'],
  deliver: ['vendor', 'editor'],
  approve: ['buyer'],
  ask: ['buyer'],
  hold: ['vendor'],
  resume: ['vendor'],
  cancel: ['buyer'],
  close: ['buyer', 'vendor'],
}

/** And where it leads. */
const leads: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  draft: { submit: 'submitted', discard: 'cancelled' },
  submitted: { accept: 'accepted', decline: 'declined', hold: 'on_hold', cancel: 'cancelled' },
  accepted: { assign: 'assigned', hold: 'on_hold', cancel: 'cancelled' },
  assigned: {
    assign: 'assigned',
    unassign: 'accepted',
    start: 'in_edit',
    hold: 'on_hold',
    cancel: 'cancelled',
  },
  in_edit: { assign: 'in_edit', deliver: 'in_review', hold: 'on_hold', cancel: 'cancelled' },
  in_review: {
    assign: 'in_review',
    deliver: 'in_review',
    approve: 'approved',
    ask: 'changes_requested',
    hold: 'on_hold',
    cancel: 'cancelled',
  },
  changes_requested: {
    assign: 'changes_requested',
    start: 'in_edit',
    hold: 'on_hold',
    cancel: 'cancelled',
  },
  on_hold: { resume: 'in_edit', cancel: 'cancelled' },
  approved: { close: 'closed' },
  closed: {},
  declined: {},
  cancelled: {},
}

describe.each(states)('an order that is %s', (state) => {
  test.each(orderEvents)('takes %s as the table says, of those who may', (event) => {
    for (const party of [...parties, undefined]) {
      const moved = move({ ...given, state }, event, party ? [party] : [])
      const to = leads[state][event]
      const isTaken = to !== undefined && party !== undefined && doers[event].includes(party)
      const refused = to === undefined ? 'orderMoved' : 'forbidden'
      expect('to' in moved ? moved.to : moved.refused).toBe(isTaken ? to : refused)
    }
  })
})

test.each<{ when: string; change: Partial<MovedOrder>; event: OrderEvent; outcome: object }>([
  {
    when: 'changes were asked for, starting begins the next round',
    change: { state: 'changes_requested' },
    event: 'start',
    outcome: { to: 'in_edit', round: 2 },
  },
  {
    when: 'nobody has begun, starting begins the first round',
    change: { state: 'assigned' },
    event: 'start',
    outcome: { to: 'in_edit', round: 1 },
  },
  {
    when: 'all rounds are used up, no more changes are asked for',
    change: { state: 'in_review', round: 3 },
    event: 'ask',
    outcome: { refused: 'noRoundsLeft' },
  },
  {
    when: 'it was held before anybody accepted it, it is new again',
    change: { state: 'on_hold', stateBefore: 'submitted' },
    event: 'resume',
    outcome: { to: 'submitted', round: 1 },
  },
])('where $when', ({ change, event, outcome }) => {
  expect(move({ ...given, ...change }, event, parties)).toEqual(outcome)
})

/** Who has which right in which states. */
const rightsOf: Readonly<Record<OrderRight, Readonly<Record<Party, readonly OrderState[]>>>> = {
  look: {
    buyer: states,
    owner: states,
    vendor: states.filter((state) => state !== 'draft'),
    editor: states.filter((state) => state !== 'draft'),
  },
  edit: { buyer: ['draft', 'submitted'], owner: ['draft'], vendor: [], editor: [] },
  plan: {
    buyer: [],
    owner: [],
    vendor: ['accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested'],
    editor: [],
  },
  log: {
    buyer: [],
    owner: [],
    vendor: ['assigned', 'in_edit', 'in_review', 'changes_requested', 'approved'],
    editor: ['assigned', 'in_edit', 'in_review', 'changes_requested', 'approved'],
  },
  download: {
    buyer: [],
    owner: [],
    vendor: [...openStates, 'approved', 'closed'],
    editor: [...openStates, 'approved', 'closed'],
  },
}

describe.each(Object.keys(rightsOf) as OrderRight[])('the right to %s', (right) => {
  test.each(parties)('is that of the %s in these states and no others', (party) => {
    const having = states.filter((state) => hasRight(state, right, [party]))
    expect(having.toSorted()).toEqual(rightsOf[right][party].toSorted())
  })
})

test('what was given is kept for thirty days after an order was closed', () => {
  const closedAt = new Date('2026-11-01T12:00:00Z')
  expect(isKept(null, closedAt)).toBe(true)
  expect(isKept(closedAt, new Date('2026-12-01T11:59:59Z'))).toBe(true)
  expect(isKept(closedAt, new Date('2026-12-01T12:00:00Z'))).toBe(false)
})

const whose = {
  customerId: 'harbour',
  vendorCustomerId: 'brightcut',
  editorUserId: 'tom',
  createdBy: 'chloe',
  programOwnerId: 'chloe',
}
const manager = { userId: 'mira', customerId: 'harbour', isManager: true, isOfVendor: false }

test.each([
  { who: manager, are: ['buyer'] },
  { who: { ...manager, userId: 'chloe', isManager: false }, are: ['owner'] },
  { who: { ...manager, userId: 'nora', isManager: false }, are: [] },
  { who: { ...manager, customerId: 'brightcut', isOfVendor: true }, are: ['vendor'] },
  {
    who: { userId: 'tom', customerId: 'brightcut', isManager: false, isOfVendor: true },
    are: ['editor'],
  },
  { who: { ...manager, customerId: 'brightcut' }, are: [] },
  { who: { ...manager, customerId: 'pantograph', isOfVendor: true }, are: [] },
])('$who.userId at $who.customerId is $are to an order of harbour', ({ who, are }) => {
  expect(partiesOf(whose, who)).toEqual(are)
})

test('each open order stands in one column; what is on hold stays where it was', () => {
  for (const state of openStates.filter((each) => each !== 'on_hold')) {
    const column = columnOf({ state, stateBefore: null })
    expect(column && boardColumns[column]).toContain(state)
    expect(columnOf({ state: 'on_hold', stateBefore: state })).toBe(column)
  }
})

test.each<[OrderState, Partial<Record<(typeof columnNames)[number], OrderEvent>>]>([
  ['submitted', { accepted: 'accept' }],
  ['accepted', {}],
  ['assigned', { inEdit: 'start' }],
  ['in_edit', { inReview: 'deliver' }],
  ['in_review', {}],
  ['changes_requested', { inEdit: 'start' }],
  ['approved', {}],
])('a vendor moves an order that is %s to these columns of the board', (state, into) => {
  const may = actsOf({ ...given, state }, ['vendor'])
  const found = columnNames.flatMap((column) => {
    const event = eventInto(column, { state, may })
    return event ? [[column, event] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(into)
})

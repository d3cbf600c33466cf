// What becomes of an order, and who moves it (reach.md 8). Data for the server, the rows and the buttons alike.

export type OrderState =
  | 'draft'
  | 'submitted'
  | 'declined'
  | 'accepted'
  | 'assigned'
  | 'in_edit'
  | 'in_review'
  | 'changes_requested'
  | 'on_hold'
  | 'approved'
  | 'closed'
  | 'cancelled'

export type OrderEvent =
  | 'submit'
  | 'discard'
  | 'accept'
  | 'decline'
  | 'assign'
  | 'unassign'
  | 'start'
  | 'deliver'
  | 'approve'
  | 'ask'
  | 'hold'
  | 'resume'
  | 'cancel'
  | 'close'

/** What somebody may do with it that does not move it. */
export type OrderRight = 'look' | 'edit' | 'plan' | 'log' | 'download'

/** How somebody stands to an order: those who buy, and those who edit. */
export type Party = 'buyer' | 'owner' | 'vendor' | 'editor'

/** What it was before it was held. */
const before = 'before'

/** What is not here is refused. */
export const moves: Readonly<
  Record<OrderState, Partial<Record<OrderEvent, OrderState | typeof before>>>
> = {
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
  on_hold: { resume: before, cancel: 'cancelled' },
  approved: { close: 'closed' },
  closed: {},
  declined: {},
  cancelled: {},
}

const movers: Readonly<Record<OrderEvent, readonly Party[]>> = {
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

/** Sent, and not decided for good. */
export const openStates = [
  'submitted',
  'accepted',
  'assigned',
  'in_edit',
  'in_review',
  'changes_requested',
  'on_hold',
] as const satisfies readonly OrderState[]

const sentStates = [...openStates, 'approved', 'closed', 'declined', 'cancelled'] as const
const allStates = Object.keys(moves) as readonly OrderState[]

/** In which states each of them has it; who is not here never does. */
export const rights: Readonly<Record<OrderRight, Partial<Record<Party, readonly OrderState[]>>>> = {
  // A draft is nobody's business but those who buy.
  look: { buyer: allStates, owner: allStates, vendor: sentStates, editor: sentStates },
  edit: { buyer: ['draft', 'submitted'], owner: ['draft'] },
  plan: { vendor: ['accepted', 'assigned', 'in_edit', 'in_review', 'changes_requested'] },
  log: {
    vendor: ['assigned', 'in_edit', 'in_review', 'changes_requested', 'approved'],
    editor: ['assigned', 'in_edit', 'in_review', 'changes_requested', 'approved'],
  },
  download: {
    vendor: [...openStates, 'approved', 'closed'],
    editor: [...openStates, 'approved', 'closed'],
  },
}

export const orderEvents = Object.keys(movers) as readonly OrderEvent[]
const orderRights = Object.keys(rights) as readonly OrderRight[]

/** Those who edit keep what they were given so long after an order is closed. */
export const keptDays = 30
const dayMs = 86_400_000

export const isKept = (closedAt: Date | null, now: Date) =>
  closedAt === null || now.getTime() < closedAt.getTime() + keptDays * dayMs

/** What a move depends on besides the state. */
export interface MovedOrder {
  readonly state: OrderState
  readonly stateBefore: OrderState | null
  readonly round: number
  readonly maxRounds: number
}

export type Refusal = 'forbidden' | 'orderMoved' | 'noRoundsLeft'
export type Moved =
  | { readonly to: OrderState; readonly round: number }
  | { readonly refused: Refusal }

/** What the order is after the event, or why it is refused. */
export function move(order: MovedOrder, event: OrderEvent, parties: readonly Party[]): Moved {
  const { state, stateBefore, round, maxRounds } = order
  const target = moves[state][event]
  if (target === undefined) return { refused: 'orderMoved' }
  if (!movers[event].some((party) => parties.includes(party))) return { refused: 'forbidden' }
  if (event === 'ask' && round >= maxRounds) return { refused: 'noRoundsLeft' }
  return {
    to: target === before ? (stateBefore ?? 'submitted') : target,
    round: state === 'changes_requested' && event === 'start' ? round + 1 : round,
  }
}

export const hasRight = (state: OrderState, right: OrderRight, parties: readonly Party[]) =>
  parties.some((party) => rights[right][party]?.includes(state))

/** What they may do with the order as it is. */
export const actsOf = (
  order: MovedOrder,
  parties: readonly Party[],
): (OrderEvent | OrderRight)[] => [
  ...orderRights.filter((right) => hasRight(order.state, right, parties)),
  ...orderEvents.filter((event) => 'to' in move(order, event, parties)),
]

/** Whose an order is. */
export interface WhoseOrder {
  readonly customerId: string
  readonly vendorCustomerId: string
  readonly editorUserId: string | null
  readonly createdBy: string
  readonly programOwnerId: string | null
}

export interface WhoAsks {
  readonly userId: string
  readonly customerId: string
  readonly isManager: boolean
  /** Their customer edits for others. */
  readonly isOfVendor: boolean
}

export function partiesOf(order: WhoseOrder, who: WhoAsks): Party[] {
  if (order.customerId === who.customerId) {
    const isOwn = order.createdBy === who.userId || order.programOwnerId === who.userId
    return [...(who.isManager ? (['buyer'] as const) : []), ...(isOwn ? (['owner'] as const) : [])]
  }
  if (order.vendorCustomerId !== who.customerId || !who.isOfVendor) return []
  const isEditor = order.editorUserId === who.userId
  return [
    ...(who.isManager ? (['vendor'] as const) : []),
    ...(isEditor ? (['editor'] as const) : []),
  ]
}

export type BoardColumn = 'new' | 'accepted' | 'inEdit' | 'inReview' | 'changes'

/** Of the board, in its order. What is on hold stays where it was. */
export const boardColumns: Readonly<Record<BoardColumn, readonly OrderState[]>> = {
  new: ['submitted'],
  accepted: ['accepted', 'assigned'],
  inEdit: ['in_edit'],
  inReview: ['in_review'],
  changes: ['changes_requested'],
}

export const columnNames = Object.keys(boardColumns) as readonly BoardColumn[]

export function columnOf({ state, stateBefore }: Pick<MovedOrder, 'state' | 'stateBefore'>) {
  const stands = state === 'on_hold' ? stateBefore : state
  return columnNames.find((column) => boardColumns[column].some((each) => each === stands))
}

/** What brings an order into another column of the board, for those who may it. */
export function eventInto(
  column: BoardColumn,
  { state, may }: { readonly state: OrderState; readonly may: readonly string[] },
): OrderEvent | undefined {
  if (boardColumns[column].includes(state)) return undefined
  return orderEvents.find((event) => {
    const target = moves[state][event]
    return may.includes(event) && boardColumns[column].some((each) => each === target)
  })
}

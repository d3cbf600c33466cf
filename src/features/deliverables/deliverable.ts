// What becomes of a deliverable, and who moves it (work.md 2).

export type DeliverableState =
  | 'planned'
  | 'in_production'
  | 'delivered'
  | 'changes_requested'
  | 'accepted'
  | 'cancelled'

export type DeliverableEvent =
  | 'start'
  | 'deliver'
  | 'accept'
  | 'excuse'
  | 'ask'
  | 'recall'
  | 'reconsider'
  | 'cancel'
  | 'revive'

/** What a move depends on besides the state. */
export interface MovedDeliverable {
  readonly state: DeliverableState
  readonly ownerUserId: string | null
  /** The owner is here no more. */
  readonly isOwnerGone: boolean
  readonly makerUserId: string | null
  readonly stateBefore: DeliverableState | null
  /** Something that the specification asks for is not kept to. */
  readonly fails: boolean
}

export interface Mover {
  readonly userId: string
  readonly isManager: boolean
}

type Target = DeliverableState | ((deliverable: MovedDeliverable) => DeliverableState)

const before = ({ stateBefore }: MovedDeliverable): DeliverableState => stateBefore ?? 'planned'

/** What is not here is refused. */
export const moves: Readonly<Record<DeliverableState, Partial<Record<DeliverableEvent, Target>>>> =
  {
    planned: { start: 'in_production', deliver: 'delivered', cancel: 'cancelled' },
    in_production: { deliver: 'delivered', cancel: 'cancelled' },
    delivered: {
      deliver: 'delivered',
      accept: 'accepted',
      excuse: 'accepted',
      ask: 'changes_requested',
      recall: 'in_production',
      cancel: 'cancelled',
    },
    changes_requested: { deliver: 'delivered', cancel: 'cancelled' },
    accepted: { reconsider: 'delivered' },
    cancelled: { revive: before },
  }

/** Nothing is decided yet. */
export const openStates = [
  'planned',
  'in_production',
  'delivered',
  'changes_requested',
] as const satisfies readonly DeliverableState[]

/** Somebody is to deliver it. */
export const owedStates = [
  'planned',
  'in_production',
  'changes_requested',
] as const satisfies readonly DeliverableState[]

/** Under which heading it stands for whoever makes it. */
export function stageOf(state: DeliverableState): 'owed' | 'delivered' | 'ended' {
  if (owedStates.some((owed) => owed === state)) return 'owed'
  return state === 'delivered' ? 'delivered' : 'ended'
}

/** Whoever is named; with nobody, every campaign manager. */
export function isOwner(
  { ownerUserId, isOwnerGone }: MovedDeliverable,
  { userId, isManager }: Mover,
): boolean {
  if (ownerUserId === null || isOwnerGone) return isManager
  return ownerUserId === userId
}

const isMaker = ({ makerUserId }: MovedDeliverable, { userId }: Mover) => makerUserId === userId
const makesOrManages = (deliverable: MovedDeliverable, who: Mover) =>
  who.isManager || isMaker(deliverable, who)
/** Where nobody is named, campaign managers deliver it. */
const mayDeliver = (deliverable: MovedDeliverable, who: Mover) =>
  deliverable.makerUserId === null ? who.isManager : isMaker(deliverable, who)
const isManager = (_: MovedDeliverable, who: Mover) => who.isManager

const movers: Readonly<
  Record<DeliverableEvent, (deliverable: MovedDeliverable, who: Mover) => boolean>
> = {
  start: makesOrManages,
  deliver: mayDeliver,
  accept: isOwner,
  excuse: isOwner,
  ask: isOwner,
  recall: makesOrManages,
  reconsider: isOwner,
  cancel: isManager,
  revive: isManager,
}

export type Refusal = 'forbidden' | 'taskMoved' | 'sayWhyAccepted'
export type Moved = { readonly to: DeliverableState } | { readonly refused: Refusal }

/** What the deliverable is after the event, or why it is refused. */
export function move(deliverable: MovedDeliverable, event: DeliverableEvent, who: Mover): Moved {
  const target = moves[deliverable.state][event]
  if (target === undefined) return { refused: 'taskMoved' }
  if (!movers[event](deliverable, who)) return { refused: 'forbidden' }
  if (event === 'accept' && deliverable.fails) return { refused: 'sayWhyAccepted' }
  // There is nothing to say a reason for.
  if (event === 'excuse' && !deliverable.fails) return { refused: 'taskMoved' }
  return { to: typeof target === 'function' ? target(deliverable) : target }
}

export const deliverableEvents = Object.keys(movers) as readonly DeliverableEvent[]

/** What this person may do with the deliverable as it is. */
export const eventsOf = (deliverable: MovedDeliverable, who: Mover): DeliverableEvent[] =>
  deliverableEvents.filter((event) => 'to' in move(deliverable, event, who))

// What becomes of a file request, and who moves it (work.md 2).
import { kindByName, type FileKind } from '../files/file'

export type RequestState =
  | 'requested'
  | 'opened'
  | 'submitted'
  | 'returned'
  | 'accepted'
  | 'declined'
  | 'reassigned'
  | 'cancelled'

export type RequestEvent =
  | 'open'
  | 'add'
  | 'remove'
  | 'submit'
  | 'takeBack'
  | 'accept'
  | 'return'
  | 'broken'
  | 'reconsider'
  | 'decline'
  | 'undecline'
  | 'reassign'
  | 'cancel'
  | 'revive'

/** What a move depends on besides the state. */
export interface MovedRequest {
  readonly state: RequestState
  readonly assigneeUserId: string
  readonly askerUserId: string
  /** The asker is here no more. */
  readonly isAskerGone: boolean
  readonly stateBefore: RequestState | null
  readonly minCount: number
  /** Files that are there or on their way, and that nobody asked to be replaced. */
  readonly good: number
  /** Those of them that have not arrived yet. */
  readonly coming: number
}

export interface Mover {
  readonly userId: string
  readonly isManager: boolean
}

type Target = RequestState | ((request: MovedRequest) => RequestState)

const before = ({ stateBefore }: MovedRequest): RequestState => stateBefore ?? 'requested'
const ends = { reassign: 'reassigned', cancel: 'cancelled' } as const

/** What is not here is refused. */
export const moves: Readonly<Record<RequestState, Partial<Record<RequestEvent, Target>>>> = {
  requested: { open: 'opened', ...ends },
  opened: { add: 'opened', remove: 'opened', submit: 'submitted', decline: 'declined', ...ends },
  submitted: {
    takeBack: 'opened',
    accept: 'accepted',
    return: 'returned',
    broken: 'returned',
    ...ends,
  },
  returned: {
    add: 'returned',
    remove: 'returned',
    submit: 'submitted',
    decline: 'declined',
    ...ends,
  },
  accepted: { reconsider: 'submitted' },
  declined: { undecline: 'opened', ...ends },
  cancelled: { revive: before },
  reassigned: {},
}

/** The states in which a request waits for whoever is asked. */
export const waitingStates = [
  'requested',
  'opened',
  'returned',
] as const satisfies readonly RequestState[]

/** Nothing is decided yet. */
export const openStates = [
  ...waitingStates,
  'submitted',
  'declined',
] as const satisfies readonly RequestState[]

const isAssignee = (request: MovedRequest, { userId }: Mover) => request.assigneeUserId === userId
const isManager = (_: MovedRequest, who: Mover) => who.isManager

/** Whoever asked decides; once they are gone, every campaign manager. */
export const isDecider = (
  { askerUserId, isAskerGone }: MovedRequest,
  { userId, isManager: manages }: Mover,
): boolean => (isAskerGone ? manages : askerUserId === userId)

const movers: Readonly<Record<RequestEvent, (request: MovedRequest, who: Mover) => boolean>> = {
  open: isAssignee,
  add: isAssignee,
  remove: isAssignee,
  submit: isAssignee,
  takeBack: isAssignee,
  accept: isDecider,
  return: isDecider,
  // The server does it once a file turns out to be unusable.
  broken: () => false,
  reconsider: isDecider,
  decline: isAssignee,
  undecline: isAssignee,
  reassign: isManager,
  cancel: isManager,
  revive: isManager,
}

export type Refusal = 'forbidden' | 'taskMoved' | 'tooFewFiles' | 'filesComing'

export type Moved = { readonly to: RequestState } | { readonly refused: Refusal }

/** What the request is after the event, or why it is refused. */
export function move(request: MovedRequest, event: RequestEvent, who: Mover): Moved {
  const target = moves[request.state][event]
  if (target === undefined) return { refused: 'taskMoved' }
  if (!movers[event](request, who)) return { refused: 'forbidden' }
  if (event === 'submit' && request.good < request.minCount) return { refused: 'tooFewFiles' }
  if (event === 'accept' && request.coming > 0) return { refused: 'filesComing' }
  return { to: typeof target === 'function' ? target(request) : target }
}

export const requestEvents = Object.keys(movers) as readonly RequestEvent[]

/** What this person may do with the request as it is. */
export const eventsOf = (request: MovedRequest, who: Mover): RequestEvent[] =>
  requestEvents.filter((event) => 'to' in move(request, event, who))

/** What is asked for. */
export interface Asked {
  readonly kinds: readonly FileKind[]
  readonly maxCount: number
  readonly maxMegabytes?: number | null | undefined
}

export type FileFault =
  | { readonly code: 'tooManyFiles'; readonly params: { readonly most: string } }
  | { readonly code: 'kindNotAsked'; readonly params: { readonly name: string } }
  | {
      readonly code: 'fileTooLarge'
      readonly params: { readonly name: string; readonly most: string }
    }

const megabyte = 1024 * 1024

/** Why a file is not taken, before a byte of it travels. */
export function faultOf(
  { kinds, maxCount, maxMegabytes }: Asked,
  /** How many there are already. */
  count: number,
  { name, bytes }: { readonly name: string; readonly bytes: number },
): FileFault | undefined {
  if (count >= maxCount) return { code: 'tooManyFiles', params: { most: String(maxCount) } }
  if (!isAsked(kinds, kindByName(name))) return { code: 'kindNotAsked', params: { name } }
  if (maxMegabytes && bytes > maxMegabytes * megabyte)
    return { code: 'fileTooLarge', params: { name, most: String(maxMegabytes) } }
  return undefined
}

/** Only who looks at it tells a logo from another picture. */
function isAsked(kinds: readonly FileKind[], kind: FileKind): boolean {
  if (kinds.length === 0 || kinds.includes('other') || kinds.includes(kind)) return true
  const isPicture = kind === 'logo' || kind === 'image'
  return isPicture && (kinds.includes('logo') || kinds.includes('image'))
}

// What becomes of a crowd request, and when guests come in (work.md 2). Both wings read it.
import type { ListCrowdRequestsRow } from '../../../generated/facts/features/crowd'

export type RequestState = ListCrowdRequestsRow['state']
export type RequestEvent = 'open' | 'pause' | 'resume' | 'close' | 'reopen' | 'archive'

/** What is not here is refused. */
export const requestMoves: Readonly<
  Record<RequestState, Readonly<Partial<Record<RequestEvent, RequestState>>>>
> = {
  draft: { open: 'open' },
  open: { pause: 'paused', close: 'closed' },
  paused: { resume: 'open', close: 'closed' },
  closed: { reopen: 'open', archive: 'archived' },
  archived: {},
}

/** Undefined: it does not happen in this state. */
export const moveRequest = (state: RequestState, event: RequestEvent): RequestState | undefined =>
  requestMoves[state][event]

export interface RequestParts {
  readonly state: RequestState
  /** Somebody has agreed to what is asked. */
  readonly isLocked: boolean
  readonly hasOpenLink: boolean
}

/** What may be done with a request by whoever sees it. */
export function actsWithRequest({
  state,
  isLocked,
  hasOpenLink,
}: RequestParts): ListCrowdRequestsRow['may'] {
  const events = Object.keys(requestMoves[state]) as RequestEvent[]
  const isRunning = state !== 'closed' && state !== 'archived'
  return [
    ...(state === 'archived' ? [] : (['edit'] as const)),
    ...(isRunning && !isLocked ? (['ask'] as const) : []),
    ...(state === 'open' ? (['invite'] as const) : []),
    ...events,
    ...(isRunning && hasOpenLink ? (['renew'] as const) : []),
  ]
}

type Reminders = NonNullable<ListCrowdRequestsRow['reminders']>

/** Days after the invitation. */
export const remindDays: Readonly<Record<Reminders, readonly number[]>> = {
  none: [],
  once: [3],
  twice: [3, 7],
  thrice: [3, 7, 14],
}

export const remindersOf = (days: readonly number[]): Reminders =>
  (Object.keys(remindDays) as Reminders[]).find(
    (each) => remindDays[each].length === days.length,
  ) ?? 'thrice'

export interface RequestDoor {
  readonly state: RequestState
  readonly opensAt: Date | null
  readonly expiresAt: Date | null
}

/** How guests find it: closed also once its day is over, before anybody has closed it. */
export type Door = 'open' | 'notYet' | 'paused' | 'closed'

export function doorOf({ state, opensAt, expiresAt }: RequestDoor, now: Date): Door {
  if (state === 'closed' || state === 'archived') return 'closed'
  if (expiresAt !== null && expiresAt <= now) return 'closed'
  if (state === 'paused') return 'paused'
  return state === 'draft' || (opensAt !== null && now < opensAt) ? 'notYet' : 'open'
}

/** At most (work.md 6). */
export const mostPrompts = 10
export const mostInvited = { inOneCall: 500, inOneDay: 2000 } as const
export const mostClipsOfGuest = 20
export const mostClipMs = 600_000
export const mostClipBytes = 2_000_000_000
export const mostRequestBytes = 100_000_000_000

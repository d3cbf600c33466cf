// What becomes of what a guest sends, and who moves it (work.md 2). Both wings read it.

export type SubmissionState =
  | 'queued'
  | 'sent'
  | 'opened'
  | 'started'
  | 'submitted'
  | 'retake_requested'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'bounced'

export type SubmissionEvent =
  | 'invite'
  | 'send'
  | 'bounce'
  | 'open'
  | 'consent'
  | 'submit'
  | 'accept'
  | 'retake'
  | 'reject'
  | 'reconsider'
  | 'expire'
  | 'withdraw'

/** The guest, whoever decides about answers, or the server. */
export type SubmissionMover = 'guest' | 'reviewer' | 'server'

/** A letter that is on its way is opened before it is known to be sent. */
const unopened = { open: 'opened', expire: 'expired' } as const

/** What is not here is refused. */
export const submissionMoves: Readonly<
  Record<SubmissionState, Readonly<Partial<Record<SubmissionEvent, SubmissionState>>>>
> = {
  queued: { send: 'sent', bounce: 'bounced', ...unopened },
  sent: { bounce: 'bounced', ...unopened },
  opened: { consent: 'started', expire: 'expired' },
  started: { submit: 'submitted', expire: 'expired', withdraw: 'withdrawn' },
  submitted: {
    accept: 'accepted',
    retake: 'retake_requested',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  retake_requested: { submit: 'submitted', withdraw: 'withdrawn' },
  accepted: { reconsider: 'submitted', withdraw: 'withdrawn' },
  rejected: { reconsider: 'submitted', withdraw: 'withdrawn' },
  withdrawn: {},
  // Asked once more: with the request open again, or at an address that takes letters by now.
  expired: { invite: 'queued', withdraw: 'withdrawn' },
  // Whoever opens it was reached all the same.
  bounced: { invite: 'queued', open: 'opened' },
}

const movers: Readonly<Record<SubmissionEvent, SubmissionMover>> = {
  invite: 'server',
  send: 'server',
  bounce: 'server',
  open: 'guest',
  consent: 'guest',
  submit: 'guest',
  accept: 'reviewer',
  retake: 'reviewer',
  reject: 'reviewer',
  reconsider: 'reviewer',
  expire: 'server',
  withdraw: 'guest',
}

export const submissionEvents = Object.keys(movers) as readonly SubmissionEvent[]
export const submissionStates = Object.keys(submissionMoves) as readonly SubmissionState[]

export type SubmissionMoved =
  | { readonly to: SubmissionState }
  | { readonly refused: 'forbidden' | 'submissionMoved' }

/** What the submission is after the event, or why it is refused. */
export function moveSubmission(
  state: SubmissionState,
  event: SubmissionEvent,
  who: SubmissionMover,
): SubmissionMoved {
  if (movers[event] !== who) return { refused: 'forbidden' }
  const to = submissionMoves[state][event]
  return to === undefined ? { refused: 'submissionMoved' } : { to }
}

/** What this one may do with it as it is. */
export const submissionEventsOf = (
  state: SubmissionState,
  who: SubmissionMover,
): SubmissionEvent[] =>
  submissionEvents.filter((event) => 'to' in moveSubmission(state, event, who))

/** Nobody has to wait for these: they end when the request closes. */
export const unsentStates = [
  'queued',
  'sent',
  'opened',
  'started',
] as const satisfies readonly SubmissionState[]

/** A place is taken by whoever has agreed to the release, until they withdraw or their time is over. */
export const placedStates = [
  'started',
  'submitted',
  'retake_requested',
  'accepted',
  'rejected',
] as const satisfies readonly SubmissionState[]

// What becomes of what a guest sends, and who moves it (work.md 2).
import { describe, expect, test } from 'vitest'
import {
  moveSubmission,
  submissionEvents,
  submissionEventsOf,
  submissionStates,
  type SubmissionEvent,
  type SubmissionMover,
  type SubmissionState,
} from '../../../src/features/crowd/submission'

/** Submission, as work.md 2 says it; who is out can be invited once more, and whoever opens a link was reached. */
const spoken: Readonly<Record<SubmissionState, string>> = {
  queued: 'send>sent bounce>bounced open>opened expire>expired',
  sent: 'bounce>bounced open>opened expire>expired',
  opened: 'consent>started expire>expired',
  started: 'submit>submitted expire>expired withdraw>withdrawn',
  submitted: 'accept>accepted retake>retake_requested reject>rejected withdraw>withdrawn',
  retake_requested: 'submit>submitted withdraw>withdrawn',
  accepted: 'reconsider>submitted withdraw>withdrawn',
  rejected: 'reconsider>submitted withdraw>withdrawn',
  withdrawn: '',
  expired: 'invite>queued withdraw>withdrawn',
  bounced: 'invite>queued open>opened',
}

const doers: Readonly<Record<SubmissionMover, readonly SubmissionEvent[]>> = {
  guest: ['open', 'consent', 'submit', 'withdraw'],
  reviewer: ['accept', 'retake', 'reject', 'reconsider'],
  server: ['invite', 'send', 'bounce', 'expire'],
}
const everybody = Object.keys(doers) as SubmissionMover[]

const movesOf = (state: SubmissionState) =>
  new Map(
    spoken[state]
      .split(' ')
      .filter(Boolean)
      .map((move) => move.split('>') as [string, string]),
  )

describe.each(submissionStates)('a submission that is %s', (state) => {
  test.each(submissionEvents)('takes %s as the table says, of those who may', (event) => {
    for (const who of everybody) {
      const to = movesOf(state).get(event)
      const refused = doers[who].includes(event) ? 'submissionMoved' : 'forbidden'
      const isTaken = to !== undefined && doers[who].includes(event)
      expect(moveSubmission(state, event, who)).toEqual(isTaken ? { to } : { refused })
    }
  })

  test.each(everybody)('offers a %s what leads somewhere', (who) => {
    const offered = doers[who].filter((event) => movesOf(state).has(event))
    expect(submissionEventsOf(state, who).toSorted()).toEqual(offered.toSorted())
  })
})

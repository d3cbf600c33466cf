// Where the program that is reviewed was sent.
import { combine, sample } from 'effector'
import { href } from '../../../../../generated/facts/routes'
import { $query, navigateFx } from '../../../../browser/location'
import { sendOpened, sentWanted } from '../../../channels/client'
import { $programId, $review } from './review.model'

const $sendable = combine($review, $programId, (review, programId) =>
  review?.program.programId === programId &&
  review.program.state === 'published' &&
  review.program.may.includes('publish')
    ? programId
    : null,
)
sample({ clock: $sendable, target: sentWanted })

// Whoever comes from the menu of a program to send it is asked to whom, once.
const asked = sample({
  clock: $sendable.updates.filterMap((programId) => programId ?? undefined),
  source: { query: $query, review: $review },
}).filterMap(({ query, review }) => (query['send'] && review ? review.program : undefined))
sample({ clock: asked, target: sendOpened })
sample({
  clock: asked,
  fn: ({ programId }) => ({ to: href('approvals.review', { programId }), replace: true }),
  target: navigateFx,
})

// Where the program that is reviewed was sent.
import { combine, sample } from 'effector'
import { sentWanted } from '../../../channels/client'
import { $programId, $review } from './review.model'

const $sendable = combine($review, $programId, (review, programId) =>
  review?.program.programId === programId &&
  review.program.state === 'published' &&
  review.program.may.includes('publish')
    ? programId
    : null,
)
sample({ clock: $sendable, target: sentWanted })

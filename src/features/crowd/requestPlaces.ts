// Where the answers and the people of a crowd request are listed.
import { href } from '../../../generated/facts/routes'

export const answersTo = (requestId: string): string =>
  `${href('tasks.crowd.submissions')}?where=request.is.${requestId}`

export const peopleOf = (requestId: string): string =>
  `${href('tasks.crowd.people')}?where=request.is.${requestId}`

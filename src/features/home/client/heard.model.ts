// What was sent, taken back or viewed elsewhere is seen here at once, in whichever list is open.
import { sample } from 'effector'
import { eventHeard } from '../../../shell/events/heard'
import { inboxLists } from './lists'

export const inboxChanged = eventHeard.filter({ fn: ({ topic }) => topic === 'inbox' })

sample({
  clock: inboxChanged,
  fn: () => undefined,
  target: inboxLists.map(({ follow }) => follow.listChanged),
})

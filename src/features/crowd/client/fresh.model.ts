// What guests and others do is shown at once: in the lists, the panel, and the menu's count.
import { sample } from 'effector'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { getMenuNotificationCountFx } from '../../../shell/sidebar/counts.model'
import { peopleScreen, requestScreen, submissionScreen } from './lists'

const told = eventHeard.filter({ fn: ({ topic }) => topic === 'crowd' })

// Events name the request.
sample({
  clock: told.filterMap(({ row }) => row?.id),
  source: requestScreen.list.place.$isHere,
  filter: Boolean,
  fn: (_, id) => [id],
  target: requestScreen.list.follow.idsLookedAt,
})

for (const { list } of [submissionScreen, peopleScreen]) {
  sample({
    clock: told,
    source: list.place.$isHere,
    filter: Boolean,
    fn: () => undefined,
    target: list.reading.again,
  })
  sample({
    clock: told,
    source: list.place.$openId,
    filter: (openId) => openId !== null,
    fn: (openId) => [openId ?? ''],
    target: list.follow.idsLookedAt,
  })
}

sample({
  clock: [submissionScreen, peopleScreen].map(({ list }) => list.actions.rowsChanged),
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})

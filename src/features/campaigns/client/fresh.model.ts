// What letters do, and those who get them, is shown at once: in the lists, and on the page of the campaign.
import { sample } from 'effector'
import { eventHeard } from '../../../shell/events/heard'
import { campaignScreen, letterScreen, peopleScreen } from './lists'
import { letters, results } from './page.model'

const told = eventHeard.filter({ fn: ({ topic }) => topic === 'campaign' })

// Events name the campaign.
const toldId = told.filterMap(({ row }) => row?.id)
sample({
  clock: toldId,
  source: campaignScreen.list.place.$isHere,
  filter: Boolean,
  fn: (_, id) => [id],
  target: campaignScreen.list.follow.idsLookedAt,
})
sample({
  clock: toldId,
  source: campaignScreen.form.rows.$openId,
  filter: (openId, id) => openId === id,
  fn: () => undefined,
  target: [results.readAgain, letters.readAgain],
})

for (const { list } of [letterScreen, peopleScreen])
  sample({
    clock: told,
    source: list.place.$isHere,
    filter: Boolean,
    fn: () => undefined,
    target: list.reading.again,
  })

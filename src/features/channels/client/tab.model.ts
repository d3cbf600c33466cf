// Which side of the open channel is seen.
import { combine, createEvent, createStore } from 'effector'
import { $query } from '../../../browser/location'
import { $channel } from './open'

export const tabs = ['overview', 'subscribers', 'posts', 'settings'] as const
export type Tab = (typeof tabs)[number]

export const tabChosen = createEvent<Tab>()
/** Whoever comes from the page of a channel to change it. */
export const settingsAsked = createEvent()

/** Notices lead to those who ask; null: the address says nothing. */
const $asked = $query.map(({ tab }) => tabs.find((each) => each === tab) ?? null)

/** null: nobody has chosen one yet. */
const $chosen = createStore<Tab | null>(null)
  .on(tabChosen, (_, tab) => tab)
  .on(settingsAsked, () => 'settings')
  .on($asked.updates.filter({ fn: (asked) => asked !== null }), () => null)

/** Those who wait come first. */
export const $tab = combine($chosen, $asked, $channel, (chosen, asked, channel): Tab => {
  if (chosen !== null) return chosen
  if (asked !== null) return asked
  return channel !== null && channel.asked > 0 ? 'subscribers' : 'overview'
})

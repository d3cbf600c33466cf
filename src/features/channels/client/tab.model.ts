// Which side of the open channel is seen.
import { combine, createEvent, createStore } from 'effector'
import { $channel } from './open'

export const tabs = ['overview', 'subscribers', 'posts', 'settings'] as const
export type Tab = (typeof tabs)[number]

export const tabChosen = createEvent<Tab>()
/** Whoever comes from the page of a channel to change it. */
export const settingsAsked = createEvent()

/** null: nobody has chosen one yet. */
const $chosen = createStore<Tab | null>(null)
  .on(tabChosen, (_, tab) => tab)
  .on(settingsAsked, () => 'settings')

/** Those who wait come first. */
export const $tab = combine($chosen, $channel, (chosen, channel): Tab => {
  if (chosen !== null) return chosen
  return channel !== null && channel.asked > 0 ? 'subscribers' : 'overview'
})

// A program is chosen for the channel that stands open, and sent there.
import { createEvent, createStore, sample } from 'effector'
import { draftChanged, draftCleared, programSent, sendAsked } from './send.model'

interface Channel {
  readonly channelId: string
  readonly name: string
}

export const sendHereOpened = createEvent<Channel>()
export const sendHereClosed = createEvent()
export const sentHere = createEvent<{ id: string; name: string }>()

/** null: nothing is being chosen. */
export const $sendHere = createStore<Channel | null>(null, { serialize: 'ignore' })
  .on(sendHereOpened, (_, channel) => channel)
  .reset(sendHereClosed, programSent)

sample({ clock: [sendHereOpened, sendHereClosed], fn: () => undefined, target: draftCleared })
sample({
  clock: sendHereOpened,
  fn: ({ channelId, name }) => ({ channels: [{ id: channelId, name }] }),
  target: draftChanged,
})
sample({
  clock: sentHere,
  fn: ({ id, name }) => ({ programId: id, title: name }),
  target: sendAsked,
})

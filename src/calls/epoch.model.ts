import { attach, createEvent, createStore, sample } from 'effector'

/**
 * An epoch is one person in one customer. Sign-out and profile switch begin the next: calls of the
 * older one are aborted, and what they still answer is dropped.
 */
export interface Epoch {
  number: number
  abort: AbortController | null
}

export const epochBegan = createEvent()

export const $epoch = createStore<Epoch>({ number: 0, abort: null }, { serialize: 'ignore' })

export const readEpochFx = attach({ source: $epoch, effect: (epoch) => epoch })

const beginEpochFx = attach({
  source: $epoch,
  effect: ({ number, abort }): Epoch => {
    abort?.abort()
    return { number: number + 1, abort: new AbortController() }
  },
})

sample({ clock: epochBegan, target: beginEpochFx })
sample({ clock: beginEpochFx.doneData, target: $epoch })

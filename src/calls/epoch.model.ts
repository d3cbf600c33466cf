import { attach, createEvent, createStore, sample } from 'effector'

/**
 * An epoch is the time one person spends in one customer. Sign-out and profile switch begin a new
 * one: calls of older epochs are aborted, and their replies dropped.
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

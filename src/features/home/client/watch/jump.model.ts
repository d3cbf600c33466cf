// Where the film is set from beside its player.
import { createEvent, createStore } from 'effector'
import type { Jump } from '../../../../ui/media/useJump'
import { programOpened } from './watch.model'

export const jumped = createEvent<Jump>()

export const $jump = createStore<Jump | null>(null, { serialize: 'ignore' })
  .on(jumped, (_, jump) => ({ ...jump }))
  .reset(programOpened)

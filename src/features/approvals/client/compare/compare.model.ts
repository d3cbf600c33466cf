// Two versions of a program beside each other.
import { combine, createEvent, createStore } from 'effector'
import { pairBlocks } from '../../../programs/timeline'
import { $pair } from '../review/changes.model'
import type { Follow } from './placeBeside'

export type Layout = 'side' | 'wipe'
/** The earlier version, or the later one. */
export type Which = 'was' | 'is'

export const layoutChosen = createEvent<Layout>()
export const followChosen = createEvent<Follow>()
export const soundChosen = createEvent<Which>()

export const $layout = createStore<Layout>('side').on(layoutChosen, (_, layout) => layout)
/** The one that is heard is the clock of both. */
export const $sound = createStore<Which>('is').on(soundChosen, (_, which) => which)

const $followed = createStore<Follow>('cut').on(followChosen, (_, follow) => follow)
/** Of an uploaded version nobody knows the cut. */
export const $knowsCut = $pair.map(({ timeline, before }) => Boolean(timeline && before))
export const $follow = combine($followed, $knowsCut, (follow, knows) => (knows ? follow : 'time'))

export const $blocks = $pair.map(({ timeline, before }) =>
  timeline && before ? pairBlocks(before, timeline) : [],
)

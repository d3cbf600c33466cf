import { createStore } from 'effector'
import { copyFx } from '../../browser/clipboard'

export { copyFx }

/** The place of the button shows what was copied last. */
export const $copied = createStore<string | null>(null).on(copyFx.done, (_, { params }) => params)

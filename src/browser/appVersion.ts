import { createStore } from 'effector'

/** The version of the running application. main fills it in at the start. */
export const $appVersion = createStore('0.0.0')

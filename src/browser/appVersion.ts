import { createStore } from 'effector'

/** The version of the running application, set by main at startup. */
export const $appVersion = createStore('0.0.0')

import { createEvent } from 'effector'

/** Everything begins here, once, in one scope. Nothing works at import. */
export const appStarted = createEvent()

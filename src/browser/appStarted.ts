import { createEvent } from 'effector'

/** The start of the application, once per scope. Importing a module starts nothing. */
export const appStarted = createEvent()

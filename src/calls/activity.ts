import { createEffect } from 'effector'

/**
 * How many whole seconds ago the person was last active; null while nobody is signed in. Calls stand
 * below the session: who starts the application gives the handler.
 */
export const readActiveSecondsAgoFx = createEffect<void, number | null>(() => null)

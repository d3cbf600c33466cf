import { createEffect } from 'effector'

/**
 * Whole seconds since the person was last active; null while nobody is signed in. Calls must not
 * import the session, so the handler is given at startup.
 */
export const readActiveSecondsAgoFx = createEffect<void, number | null>(() => null)

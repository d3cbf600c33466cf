import { createEffect } from 'effector'

/**
 * The session's own calls bring the library that checks replies. It is fetched beside the
 * sign-in page, not before it (ui.md §5).
 */
export const loadSessionCalls = () => import('../../../generated/facts/features/session')

export const loadSessionCallsFx = createEffect(loadSessionCalls)

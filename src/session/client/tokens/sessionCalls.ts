import { createEffect } from 'effector'
import { loadExchanging } from '../../../calls/exchange'

/**
 * The session's calls need the library that validates replies. Both are loaded in parallel with the
 * sign-in page, not before it (ui.md §5).
 */
export async function loadSessionCalls() {
  const [calls] = await Promise.all([
    import('../../../../generated/facts/features/session'),
    loadExchanging(),
  ])
  return calls
}

export const loadSessionCallsFx = createEffect(loadSessionCalls)

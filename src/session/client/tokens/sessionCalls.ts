import { createEffect } from 'effector'
import { loadExchanging } from '../../../calls/exchange'

/**
 * The session's own calls bring the library that checks replies. It is fetched beside the
 * sign-in page, not before it (ui.md §5), at once with what makes a call.
 */
export async function loadSessionCalls() {
  const [calls] = await Promise.all([
    import('../../../../generated/facts/features/session'),
    loadExchanging(),
  ])
  return calls
}

export const loadSessionCallsFx = createEffect(loadSessionCalls)

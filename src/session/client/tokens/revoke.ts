import { createEffect } from 'effector'

/** Fetched at the start, beside the first page: without a network it is too late. */
const loadFx = createEffect(() => import('./revoking'))

/** Best effort: the server expires the cookies and forgets the token family. */
export const revokeFx = createEffect(async (token: string): Promise<void> => {
  if (token === '') return
  const { revoke } = await loadFx()
  await revoke(token)
})

/** What was ended without a network is told as soon as there is one. */
export const revokeQueuedFx = createEffect(async (): Promise<void> => {
  const { revokeQueued } = await loadFx()
  await revokeQueued()
})

import { createEffect } from 'effector'

/** Loaded at startup: signing out may happen when the network is gone. */
const loadFx = createEffect(() => import('./revoking'))

/** Best effort: the server expires the cookies and forgets the token family. */
export const revokeFx = createEffect(async (token: string): Promise<void> => {
  if (token === '') return
  const { revoke } = await loadFx()
  await revoke(token)
})

/** Sessions that ended offline are revoked as soon as there is a network. */
export const revokeQueuedFx = createEffect(async (): Promise<void> => {
  const { revokeQueued } = await loadFx()
  await revokeQueued()
})

import { createEffect } from 'effector'
import type { Revoked } from './revoking'

/** Loaded at startup: signing out may happen when the network is gone. */
const loadFx = createEffect(() => import('./revoking'))

export const keepRevokedFx = createEffect(async (token: string): Promise<Revoked> => {
  const { keepRevoked } = await loadFx()
  return keepRevoked(token)
})

/** Best effort: the server expires the cookies and forgets the token family. */
export const tellRevokedFx = createEffect(async (revoked: Revoked): Promise<void> => {
  const { tellRevoked } = await loadFx()
  await tellRevoked(revoked)
})

/** For a pair that nobody waits for. */
export const revokeFx = createEffect(async (token: string): Promise<void> => {
  if (token !== '') await tellRevokedFx(await keepRevokedFx(token))
})

/** Sessions that ended offline are revoked as soon as there is a network. */
export const revokeQueuedFx = createEffect(async (): Promise<void> => {
  const { revokeQueued } = await loadFx()
  await revokeQueued()
})

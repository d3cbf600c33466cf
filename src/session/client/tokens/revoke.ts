import { createEffect } from 'effector'
import { enqueue } from './revokedQueue'
import type { Revoked } from './revoking'

/** Loaded at startup: signing out may happen when the network is gone. */
const loadFx = createEffect(() => import('./revoking'))

/** Needs no network: what is kept is told to the server with the next start at the latest. */
export const keepRevokedFx = createEffect(async (token: string): Promise<Revoked> => ({
  token,
  hash: await enqueue(token),
}))

/** Best effort: the server expires the cookies and forgets the token family. False: it has not heard. */
export const tellRevokedFx = createEffect(async (revoked: Revoked): Promise<boolean> => {
  const { tellRevoked } = await loadFx()
  return tellRevoked(revoked)
})

/** For a pair that nobody waits for. */
export const revokeFx = createEffect(async (token: string): Promise<void> => {
  if (token !== '') await tellRevokedFx(await keepRevokedFx(token))
})

/** Sessions that ended offline are revoked as soon as there is a network. */
export const revokeQueuedFx = createEffect(async (): Promise<void> => {
  const { tellQueued } = await loadFx()
  await tellQueued()
})

import { createEffect } from 'effector'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/**
 * Ids that wait for a sign-in (spec §4 Post-login redirects). Opening the page of a channel or of
 * the meeting service without being signed in stores the id here instead of a path. Ids take
 * precedence over paths, and apply to whoever signs in next.
 */
export interface Pending {
  pendingChannel: string | null
  pendingZoomUser: string | null
}

export type PendingId = { kind: 'channel' | 'zoom'; id: string }

const keys = { channel: 'nav.pendingChannel', zoom: 'nav.pendingZoom' } as const

export const keepPendingFx = createEffect(async ({ kind, id }: PendingId): Promise<void> => {
  await writeStorageFx({ key: keys[kind], value: id })
})

/**
 * Reads and removes them. If there are several, the first in order is used and the rest is dropped.
 */
export const takePendingFx = createEffect(async (): Promise<Pending> => {
  const pendingChannel = await readStorageFx({ key: keys.channel })
  const pendingZoomUser = await readStorageFx({ key: keys.zoom })
  await forgetPendingFx()
  return { pendingChannel: idOrNull(pendingChannel), pendingZoomUser: idOrNull(pendingZoomUser) }
})

export const forgetPendingFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: keys.channel })
  await removeStorageFx({ key: keys.zoom })
})

export function idOrNull(text: string | null): string | null {
  return text !== null && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null
}

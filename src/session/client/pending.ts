import { createEffect } from 'effector'
import { readStorageFx, removeStorageFx } from '../../browser/storage'

/** Ids that wait for a sign-in, left by the pages that send people here (spec §4). Each is used once. */
export interface Pending {
  pendingChannel: string | null
  pendingZoomUser: string | null
}

const channelKey = 'nav.pendingChannel'
const zoomKey = 'nav.pendingZoom'

export const takePendingFx = createEffect(async (): Promise<Pending> => {
  const pendingChannel = await readStorageFx({ key: channelKey })
  const pendingZoomUser = await readStorageFx({ key: zoomKey })
  await removeStorageFx({ key: channelKey })
  await removeStorageFx({ key: zoomKey })
  return { pendingChannel: idOrNull(pendingChannel), pendingZoomUser: idOrNull(pendingZoomUser) }
})

function idOrNull(text: string | null): string | null {
  return text !== null && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null
}

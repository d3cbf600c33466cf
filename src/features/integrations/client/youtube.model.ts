import { connectYoutubeFx, disconnectYoutubeFx, getYoutubeFx } from './calls'
import { createConnection } from './createConnection'

export const youtube = createConnection({
  routeId: 'integrations.youtube',
  service: 'YouTube',
  kind: 'youtube',
  getFx: getYoutubeFx,
  connectFx: connectYoutubeFx,
  disconnectFx: disconnectYoutubeFx,
})

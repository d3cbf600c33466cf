import { connectYoutubeFx, disconnectYoutubeFx, getYoutubeFx } from './calls'
import { createConnection } from './createConnection'

export const youtube = createConnection({
  routeId: 'integrations.youtube',
  service: 'YouTube',
  getFx: getYoutubeFx,
  connectFx: connectYoutubeFx,
  disconnectFx: disconnectYoutubeFx,
})

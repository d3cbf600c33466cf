import { connectZoomFx, disconnectZoomFx, getZoomFx } from './calls'
import { createConnection } from './createConnection'

export const zoom = createConnection({
  routeId: 'integrations.zoom',
  service: 'Zoom',
  kind: 'zoom',
  getFx: getZoomFx,
  connectFx: connectZoomFx,
  disconnectFx: disconnectZoomFx,
})

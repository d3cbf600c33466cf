// Addresses that the operator registers at another service.
import type { Handler } from '../../../server/context'
import { callbackPath } from '../connecting'
import { zoomHookPath } from './zoom/hookPlugin'

export const getIntegrationSetUp: Handler<'getIntegrationSetUp'> = async ({ service }) => ({
  returnPath: callbackPath(service),
  ...(service === 'zoom' && { hookPath: zoomHookPath }),
})

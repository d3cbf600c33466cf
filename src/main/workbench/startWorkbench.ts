import type { AddressInfo } from 'node:net'
import { createServer, type Plugin } from 'vite'
import { createLiveManifest } from '../../../codegen/live/createLiveManifest'
import { readHouse } from '../../../codegen/read/readHouse'
import { createWorkbench } from '../../../codegen/workbench/createWorkbench'
import type { WorkbenchApi } from '../../../codegen/workbench/protocol'
import config from './vite.config'
import { workbenchRoutes } from './workbenchRoutes'

export interface StartedWorkbench {
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves the workbench and its API for the project in a folder, on localhost only. Port 0 takes any
 * free port.
 */
export async function startWorkbench(root: string, port: number): Promise<StartedWorkbench> {
  const house = () => readHouse(root)
  const live = await createLiveManifest({ root, house })
  const api = createWorkbench({ root, live, house })
  const server = await createServer({
    ...config,
    configFile: false,
    server: { ...config.server, port },
    plugins: [config.plugins, workbenchApi(api)],
  })
  const stopReporting = live.subscribe(() => server.ws.send('manifest'))
  await server.listen()
  const { port: taken } = server.httpServer!.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${taken}`,
    async close() {
      stopReporting()
      await Promise.all([live.close(), server.close()])
    },
  }
}

const workbenchApi = (api: WorkbenchApi): Plugin => ({
  name: 'workbench-api',
  configureServer: ({ middlewares }) => void middlewares.use(workbenchRoutes(api)),
})

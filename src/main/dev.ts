/**
 * `npm run dev`: runs the manifest compiler, the server and the page; edits take effect while they
 * run.
 */
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { createLiveManifest } from '../../codegen/live/createLiveManifest'
import { reportState } from '../../codegen/live/reportState'
import { ConfigError } from '../server/config'
import { createEnvironmentReader } from '../server/environment'
import { holdCalls } from './build/holdCalls'
import { liveFacts } from './build/liveFacts'
import { offerPseudoLanguage } from './build/offerPseudoLanguage'
import { runServer } from './dev/serverProcess'
import { watchSources } from './dev/watchSources'
import { say, stopWith } from './terminal'

const read = createEnvironmentReader(process.env)
// The page must know the server's port, so 0 (any free port) is not allowed.
const apiPort = read.integer('PORT', { min: 1, max: 65_535, otherwise: 4000 })
const pagePort = read.integer('PAGE_PORT', { min: 0, max: 65_535, otherwise: 5173 })
if (read.mistakes().length > 0) stopWith(new ConfigError(read.mistakes()))

const root = resolve(import.meta.dirname, '../..')
process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`

const sources = watchSources(root)
const live = await createLiveManifest({ root, house: sources.house })
say(reportState(live.current()))
live.subscribe((state) => say(reportState(state)))

const server = runServer({ PORT: String(apiPort) })
live.subscribe(({ revision, changed }) => server.follow({ revision, paths: changed }))
sources.subscribe((changed) => {
  if (changed.isOfTheServer) server.restart()
  // The edit may have added a screen or icon that the manifest names.
  if (live.current().compilation.problems.length > 0) void live.recheck()
})

const page = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  // In this order: texts come from the manifest, whether or not the server answers.
  plugins: [offerPseudoLanguage(live), liveFacts(root, live), holdCalls(server.isUp)],
  server: { port: pagePort },
})
await page.listen()
const sayWhere = () => say(`The page is live at ${page.resolvedUrls!.local[0]}`)
// Waits, so that the server's own startup lines are printed first.
await server.isUp()
sayWhere()
server.subscribe(sayWhere)

async function stop(): Promise<void> {
  await Promise.all([server.stop(), page.close(), live.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

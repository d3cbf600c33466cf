/** Opens the database, storage and jobs, builds the server and listens. */
import { join } from 'node:path'
import words from '../../generated/assets/i18n/en.json'
import { openMedia } from '../features/media/server'
import type { Config } from '../server/config'
import { migrate, readMigrations } from '../server/database/migrate'
import { openDatabase } from '../server/database/openDatabase'
import { startEvents } from '../server/events/startEvents'
import { keepBuild, keptBuildsFolder } from '../server/http/keptBuilds'
import { stopOnSignal } from '../server/http/stop'
import { startJobs } from '../server/jobs/startJobs'
import { createIds } from '../server/ids'
import { openSecrets } from '../server/secrets'
import { customersOf, writeRoles } from '../session/server'
import { assemble, type ServerParts } from './assemble'
import { demoNotice } from './demo/cast'
import { seedDemo } from './demo/seedDemo'
import { jobs } from './jobs'
import { addressOf, say } from './terminal'
import { unnamedProxy } from './unnamedProxy'

const now = () => new Date()

export async function startServer(
  config: Config,
  given: Pick<ServerParts, 'validators'> = {},
): Promise<void> {
  const faults: Error[] = []
  let onFault: (fault: Error) => void = (fault) => faults.push(fault)

  const secrets = openSecrets(config.dataDir, process.env)
  const database = await openDatabase({ ...config, onFault: (fault) => onFault(fault) })
  const migrations = readMigrations(join(config.projectRoot, 'src/server/database/migrations'))
  const migrated = await migrate(database.db, migrations)
  await writeRoles(database.db, (title) => (words as Record<string, string>)[title] ?? title)

  await keepBuild(join(config.projectRoot, 'dist/client/assets'), keptBuildsFolder(config), now())
  const media = await openMedia({ config, secrets, database, now })
  const app = await assemble({ ...given, config, secrets, database, media, now })
  const { log } = app.server
  onFault = (fault) => log.error({ err: fault }, 'a part of the server reports a fault')
  faults.forEach(onFault)
  if (migrated.length > 0) log.info({ migrated }, 'the database is up to date')

  const isFirstStart =
    config.demo && (await seedDemo({ config, database, services: app.services, now, log }))
  const listening = startEvents({
    events: app.services.events,
    database,
    databaseUrl: config.databaseUrl,
    log,
    customersOf,
    now,
  })
  const working = startJobs({
    definitions: jobs,
    database,
    services: app.services,
    log,
    now,
    newId: createIds(now),
    isAlone: config.databaseUrl === undefined,
  })
  const closers = [() => working.stop(), () => listening.stop(), () => database.close()]
  stopOnSignal({ app, closers }, (code) => process.exit(code))

  await app.server.listen({ port: config.port, host: config.host })
  // Fastify handles connection errors only until here, and an unhandled error would end the
  // process.
  app.server.server.on('error', (err) => log.error({ err }, 'a connection could not be taken'))
  say(`Studio is ready at ${config.publicOrigin ?? addressOf(app.server.addresses())}`)
  const warning = unnamedProxy(config)
  if (warning) log.warn(warning)
  if (warning) say(warning)
  if (isFirstStart) say(demoNotice)
}

/** Builds the server from its parts, without logic of its own. Tests use it as well. */
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { ulid } from 'ulid'
import words from '../../generated/assets/i18n/en.json'
import type { SignInOptions } from '../../generated/facts/features/session'
import { calls } from '../../generated/wiring/calls'
import { handlers } from '../../generated/wiring/handlers'
import { overlaidAccess } from '../../generated/wiring/overlaidAccess'
import { definitions, schemas } from '../../generated/wiring/schemas.json'
import { can } from '../access/can'
import { rolesFor } from '../access/ownRole'
import { ruleFor } from '../access/ruleFor'
import { worldOf } from '../access/worldOf'
import { createApp, type App } from '../server/app'
import { keptBuildsFolder } from '../server/http/keptBuilds'
import type { Config } from '../server/config'
import type { OpenDatabase } from '../server/database/openDatabase'
import { scopeReaching } from '../server/cookieScope'
import { createSignedLinks } from '../server/http/signedLinks'
import { compileValidators, type Validators } from '../server/http/validators'
import { createJobEvents } from '../server/jobs/askForJob'
import { createPictures } from '../server/pictures/pictures'
import { picturesPlugin } from '../server/pictures/picturesPlugin'
import { reachesPeople, type MailServices } from '../server/mail/services'
import { downloadsPlugin } from '../server/runs/downloads'
import type { Secrets } from '../server/secrets'
import type { Services } from '../server/services'
import {
  createAuthentication,
  createBotCheck,
  createProvider,
  createSessionServices,
  type SessionServices,
  thirdPartyPlugin,
} from '../session/server'
import { listsAmong } from '../screens/server'
import { createContactServices } from '../features/contacts/server'
import { createExamineFile, fileDownloads } from '../features/files/server'
import { clipDownloads, takeVersion } from '../features/footage/server'
import type { OpenMedia } from '../features/media/server'
import { isOwnOpenTask } from '../features/tasks/server'
import { createMail } from './mail'
import { readWords } from './readWords'
import { runs } from './runs'

export interface ServerParts {
  readonly config: Config
  readonly secrets: Secrets
  readonly database: OpenDatabase
  readonly media: Pick<OpenMedia, 'services' | 'plugins'>
  readonly now?: () => Date
  /** The generated ones by default; development passes validators that follow the manifest. */
  readonly validators?: Validators
  readonly logDestination?: { write(line: string): unknown }
}

export async function assemble(parts: ServerParts): Promise<App & { services: Services }> {
  const { config, secrets, database, media, now = () => new Date() } = parts
  const { passwordCostLog2, publicOrigin, mediaOrigin, analyticsOrigin, projectRoot } = config
  const served = Object.values(calls)
  const wordsFolder = join(projectRoot, 'generated/assets/i18n')
  const reporter: { log?: FastifyBaseLogger } = {}
  const mail = createMail(config, wordsFolder)
  const session = createSessionServices({
    secrets,
    passwordCostLog2,
    calls: served,
    overlaid: overlaidAccess,
    options: signInOptionsOf(config, mail),
    analyticsCookies:
      analyticsOrigin === undefined ? undefined : scopeReaching(analyticsOrigin, publicOrigin),
    productName: words['app.name'],
    botCheck:
      config.botCheck &&
      createBotCheck(config.botCheck, (fault) =>
        reporter.log?.error({ err: fault }, 'the bot check cannot be asked'),
      ),
  })
  const newId = () => ulid(now().getTime())
  const links = createSignedLinks(secrets('downloads'))
  const storage = () => media.services.media.storage
  const downloads = { links, database, storage, now }
  const services: Services = {
    session,
    mail,
    links,
    runs: {
      definitions: runs,
      get storage() {
        return media.services.media.storage
      },
    },
    pictures: createPictures(secrets('pictures'), storage),
    screens: { words: readWords(wordsFolder), ...listsAmong(handlers) },
    analyticsOrigin,
    mediaCookieScope: (mediaOrigin && scopeReaching(mediaOrigin, publicOrigin)) || {},
    ...media.services,
    contacts: createContactServices(secrets),
    jobs: createJobEvents(),
    uploadGrounds: { isOwnOpenTask },
    examineFile: createExamineFile(),
    filmMade: takeVersion,
  }
  const app = await createApp({
    config,
    database,
    calls: served,
    handlerOf: ({ id }) => handlers[id],
    mayCall: (call, { customerId, held, flags }) =>
      can(
        ruleFor(call, overlaidAccess[customerId]?.calls),
        worldOf(rolesFor(call.id, held), flags),
      ),
    validators: parts.validators ?? compileValidators(schemas, definitions),
    authentication: createAuthentication(session.accessTokens),
    services,
    plugins: [
      ...media.plugins,
      async (scope) => void (await scope.register(downloadsPlugin, downloads)),
      async (scope) => void (await scope.register(clipDownloads.plugin, downloads)),
      async (scope) => void (await scope.register(fileDownloads.plugin, downloads)),
      async (scope) => void (await scope.register(picturesPlugin, { storage })),
      ...thirdPartyPlugins(parts, session, { now, newId }),
    ],
    staticFolders: {
      clientFolder: join(projectRoot, 'dist/client'),
      wordsFolder,
      keptFolder: keptBuildsFolder(config),
    },
    now,
    newId,
    ...(parts.logDestination ? { logDestination: parts.logDestination } : {}),
  })
  reporter.log = app.server.log
  app.server.addHook('onClose', async () => mail.transport?.close())
  return { ...app, services }
}

/** The third-party addresses exist only if a provider is configured. */
function thirdPartyPlugins(
  { config, database }: ServerParts,
  { sealed, limits }: SessionServices,
  clock: { now(): Date; newId(): string },
): FastifyPluginAsync[] {
  const { thirdParty, publicOrigin } = config
  if (!thirdParty) return []
  const provider = createProvider(thirdParty)
  const options = { provider, sealed, limits, database, publicOrigin, ...clock }
  return [async (app) => void (await app.register(thirdPartyPlugin, options))]
}

function signInOptionsOf({ thirdParty, botCheck }: Config, mail: MailServices): SignInOptions {
  return {
    thirdPartyName: thirdParty?.name ?? null,
    sendsMail: reachesPeople(mail),
    showsLetters: mail.showsLetters,
    ...(botCheck ? { botCheck: { scriptUrl: botCheck.scriptUrl, siteKey: botCheck.siteKey } } : {}),
  }
}

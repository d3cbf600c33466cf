/** Builds the server from its parts, without logic of its own. Tests use it as well. */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
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
import { createIds } from '../server/ids'
import { createEvents } from '../server/events/events'
import { createSignedLinks } from '../server/http/signedLinks'
import { compileValidators, type Validators } from '../server/http/validators'
import { createJobEvents } from '../server/jobs/askForJob'
import { createPictures } from '../server/pictures/pictures'
import { reachesPeople, type MailServices } from '../server/mail/services'
import type { Secrets } from '../server/secrets'
import type { Services } from '../server/services'
import { createAuthentication, createBotCheck, createSessionServices } from '../session/server'
import { listsAmong } from '../screens/server'
import { insightsPath } from '../features/analytics/server'
import { campaignLetters, createRecipients } from '../features/campaigns/server'
import { createSpeechCommand } from '../features/captions/server'
import { createChat, joinByRole } from '../features/channels/server'
import { createContactServices } from '../features/contacts/server'
import { createCrowd, guestAnswers } from '../features/crowd/server'
import { handIn } from '../features/file-requests/server'
import { createExamineFile } from '../features/files/server'
import { askForEmbeddedCaptions, takeVersion } from '../features/footage/server'
import { sentPrograms } from '../features/home/server'
import { takeFilm, usesOfMedia } from '../features/programs/server'
import type { OpenMedia } from '../features/media/server'
import { createIntegrations } from '../features/integrations/server'
import { createMailLane, letterStops } from '../features/mail/server'
import { createGuest, createGuests } from '../features/guest/server'
import { createSharing } from '../features/sharing/server'
import { shotsAmong } from '../features/storyboards/server'
import { fillLate, isOwnOpenTask, takeHolder, tookFor } from '../features/tasks/server'
import { createMail } from './mail'
import { pluginsOf } from './plugins'
import { readWords } from './readWords'
import { runs } from './runs'
import { subscribersAmong } from './subscribersAmong'

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
  const mail = createMail(config, wordsFolder, secrets)
  const events = createEvents({
    subscribersAmong: (channelId, userIds) => subscribersAmong(database.db, channelId, userIds),
    now,
    onFault: (fault) => reporter.log?.error({ err: fault }, 'an event could not be told'),
  })
  const session = createSessionServices({
    secrets,
    passwordCostLog2,
    calls: served,
    overlaid: overlaidAccess,
    options: signInOptionsOf(config, mail),
    analyticsCookies:
      analyticsOrigin === undefined ? undefined : scopeReaching(analyticsOrigin, publicOrigin),
    productName: words['app.name'],
    counting: events.counting,
    botCheck:
      config.botCheck &&
      createBotCheck(config.botCheck, (fault) =>
        reporter.log?.error({ err: fault }, 'the bot check cannot be asked'),
      ),
  })
  const newId = createIds(now)
  const links = createSignedLinks(secrets('downloads'))
  const storage = () => media.services.media.storage
  const services: Services = {
    events,
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
    analyticsUrl: analyticsOrigin ?? `${publicOrigin ?? ''}${insightsPath}`,
    sentPrograms,
    mediaCookieScope: (mediaOrigin && scopeReaching(mediaOrigin, publicOrigin)) || {},
    ...media.services,
    contacts: createContactServices(secrets),
    sharing: createSharing(secrets, events.counting),
    crowd: createCrowd(secrets),
    mailLane: createMailLane({
      secrets,
      kinds: [campaignLetters],
      perMinute: config.mailPerMinute,
      hearsBounces: config.mailHookSecret !== undefined,
    }),
    letterStops,
    shareRecipients: createRecipients(() => services),
    guest: createGuest(secrets, passwordCostLog2, events.counting),
    integrations: createIntegrations(config.integrations, secrets),
    chat: createChat(config.integrations.chatHosts, secrets),
    jobs: createJobEvents(),
    transcriber: config.speech && createSpeechCommand(config.speech),
    uploadGrounds: { isOwnOpenTask, tookFor },
    requestedFiles: { handIn },
    examineFile: createExamineFile(),
    async filmMade(db, assetId) {
      await takeVersion(db, assetId)
      const at = { now: now(), services }
      await askForEmbeddedCaptions(db, assetId, { ...at, afterCommit: (told) => void told() })
      await takeFilm(db, assetId, at.now)
      await fillLate(db, assetId, at)
    },
    clipHolders: [takeHolder],
    usesOfMedia,
    memberJoined: joinByRole,
    guestAnswers,
    shotsAmong,
  }
  const clientFolder = join(projectRoot, 'dist/client')
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
    authentication: createAuthentication(session),
    guests: createGuests(services.guest),
    services,
    plugins: pluginsOf(parts, { services, clientFolder, now, newId }),
    staticFolders: {
      clientFolder,
      wordsFolder,
      keptFolder: keptBuildsFolder(config),
    },
    now,
    newId,
    ...(parts.logDestination ? { logDestination: parts.logDestination } : {}),
  })
  reporter.log = app.server.log
  // First of all: an open stream would hold up the end until it is cut.
  app.server.addHook('preClose', async () => services.events.endAll())
  app.server.addHook('onClose', async () => mail.transport?.close())
  return { ...app, services }
}

function signInOptionsOf({ thirdParty, botCheck }: Config, mail: MailServices): SignInOptions {
  return {
    thirdPartyName: thirdParty?.name ?? null,
    sendsMail: reachesPeople(mail),
    showsLetters: mail.showsLetters,
    ...(botCheck ? { botCheck: { scriptUrl: botCheck.scriptUrl, siteKey: botCheck.siteKey } } : {}),
  }
}

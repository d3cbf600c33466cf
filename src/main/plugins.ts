/** What the server answers beside calls: documents, downloads, media, hooks of other services. */
import type { FastifyPluginAsync } from 'fastify'
import { insightsPlugin } from '../features/analytics/server'
import { fileDownloads } from '../features/files/server'
import { clipDownloads } from '../features/footage/server'
import { findGuestStand, guestPlugin } from '../features/guest/server'
import { connectPlugin, zoomHookPlugin } from '../features/integrations/server'
import { mailHookPlugin } from '../features/mail/server'
import { unsubscribePlugin } from '../features/notifications/server'
import { findOrderStand } from '../features/pro-edits/server'
import { findShareStand, sharePlugin } from '../features/sharing/server'
import { grantedMediaPlugin } from '../server/media/grantedMediaPlugin'
import { picturesPlugin } from '../server/pictures/picturesPlugin'
import { downloadsPlugin } from '../server/runs/downloads'
import type { Services } from '../server/services'
import { createProvider, thirdPartyPlugin } from '../session/server'
import type { ServerParts } from './assemble'

interface Serving {
  readonly services: Services
  readonly clientFolder: string
  now(): Date
  newId(): string
}

export function pluginsOf(parts: ServerParts, serving: Serving): FastifyPluginAsync[] {
  const { config, database, media } = parts
  const { clientFolder, now, newId } = serving
  const { publicOrigin, s3 } = config
  const { links, mail, sharing } = serving.services
  const services = () => serving.services
  const storage = () => serving.services.media.storage
  const downloads = { links, database, storage, now }
  const share = { services, database, clientFolder, publicOrigin, now, newId }
  const connecting = { services, database, publicOrigin, now, newId }
  const guests = { services, clientFolder, publicOrigin, store: s3 && new URL(s3.endpoint).origin }
  const insights = { services, clientFolder, publicOrigin }
  const stopping = { mail, database, now, newId }
  const granted = {
    grants: sharing.grants,
    storage,
    now,
    standOf: async (grant: string, assetId: string, at: Date) =>
      (await findGuestStand(database.db, grant, assetId)) ??
      (await findOrderStand(database.db, grant, assetId, at)) ??
      findShareStand(database.db, grant, assetId, at),
  }
  return [
    ...media.plugins,
    async (scope) => void (await scope.register(downloadsPlugin, downloads)),
    async (scope) => void (await scope.register(clipDownloads.plugin, downloads)),
    async (scope) => void (await scope.register(fileDownloads.plugin, downloads)),
    async (scope) => void (await scope.register(picturesPlugin, { storage })),
    async (scope) => void (await scope.register(grantedMediaPlugin, granted)),
    async (scope) => void (await scope.register(sharePlugin, share)),
    async (scope) => void (await scope.register(guestPlugin, guests)),
    async (scope) => void (await scope.register(insightsPlugin, insights)),
    async (scope) => void (await scope.register(connectPlugin, connecting)),
    async (scope) => void (await scope.register(zoomHookPlugin, connecting)),
    async (scope) => void (await scope.register(unsubscribePlugin, stopping)),
    ...mailHookPlugins(parts, serving),
    ...thirdPartyPlugins(parts, serving),
  ]
}

/** Where a mail service tells what came back, if it has a key for that. */
function mailHookPlugins(
  { config: { mailHookSecret: secret }, database }: ServerParts,
  { services, now, newId }: Serving,
): FastifyPluginAsync[] {
  if (secret === undefined) return []
  const options = { secret, database, services: () => services, now, newId }
  return [async (scope) => void (await scope.register(mailHookPlugin, options))]
}

/** The third-party addresses exist only if a provider is configured. */
function thirdPartyPlugins(
  { config: { thirdParty, publicOrigin }, database }: ServerParts,
  { services: { session }, now, newId }: Serving,
): FastifyPluginAsync[] {
  if (!thirdParty) return []
  const { sealed, limits } = session
  const provider = createProvider(thirdParty)
  const options = { provider, sealed, limits, database, publicOrigin, now, newId }
  return [async (scope) => void (await scope.register(thirdPartyPlugin, options))]
}

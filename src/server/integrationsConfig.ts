/** Other services that members may connect, where the operator has set them up. */
import type { createEnvironmentReader } from './environment'

/** An app that is registered at the service. */
export interface ServiceConfig {
  readonly clientId: string
  readonly clientSecret: string
  /** Where it is reached instead of its own addresses, such as through a gateway. */
  readonly url: string | undefined
}

export interface ZoomConfig extends ServiceConfig {
  /** Signs what Zoom tells us; without it recordings come in by hand alone. */
  readonly webhookSecret: string | undefined
}

export interface IntegrationsConfig {
  readonly zoom: ZoomConfig | undefined
  readonly youtube: ServiceConfig | undefined
  /** Further hosts of team chats, such as chat.example, with their port where it is not the usual one. */
  readonly chatHosts: readonly string[]
}

type Reader = ReturnType<typeof createEnvironmentReader>

export function readIntegrations(read: Reader): IntegrationsConfig {
  const zoom = readService(read, 'ZOOM')
  const webhookSecret = read.text('ZOOM_WEBHOOK_SECRET')
  if (webhookSecret !== undefined && !zoom)
    read.report('ZOOM_WEBHOOK_SECRET is given without ZOOM_CLIENT_ID, which it belongs to.')
  return {
    zoom: zoom && { ...zoom, webhookSecret },
    youtube: readService(read, 'YOUTUBE'),
    chatHosts: readChatHosts(read),
  }
}

function readChatHosts(read: Reader): readonly string[] {
  const hosts = read.list('CHAT_WEBHOOK_HOSTS')
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host))
  if (wrong) read.report(`CHAT_WEBHOOK_HOSTS must be hosts such as chat.example, not "${wrong}".`)
  return hosts
}

function readService(read: Reader, name: 'ZOOM' | 'YOUTUBE'): ServiceConfig | undefined {
  const clientId = read.text(`${name}_CLIENT_ID`)
  const clientSecret = read.text(`${name}_CLIENT_SECRET`)
  const url = read.secureUrl(`${name}_URL`)?.replace(/\/$/, '')
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, url }
  if (clientId !== undefined)
    read.report(`${name}_CLIENT_SECRET is missing: ${name}_CLIENT_ID needs it.`)
  if (clientSecret !== undefined)
    read.report(`${name}_CLIENT_ID is missing: ${name}_CLIENT_SECRET needs it.`)
  return undefined
}

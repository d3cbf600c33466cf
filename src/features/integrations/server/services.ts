/** The other services, created once at startup, where the operator has set them up. */
import type { IntegrationsConfig } from '../../../server/integrationsConfig'
import type { Secrets } from '../../../server/secrets'
import { createSealer, type Sealer } from '../../../server/sealed'
import { createAwayCookie, type AwayCookie } from './oauth/awayCookie'
import type { OAuth } from './oauth/oauth'
import type { Kind } from './kind'
import { createYoutube, type Youtube } from './youtube/youtube'
import { createZoom, type Zoom } from './zoom/zoom'

/** What all of them have. */
export interface Service {
  readonly oauth: OAuth
  /** Whose account a token opens. */
  whoIs(accessToken: string): Promise<{ readonly accountId: string; readonly account: string }>
}

export interface IntegrationServices extends Readonly<Record<Kind, Service | undefined>> {
  readonly zoom: Zoom | undefined
  readonly youtube: Youtube | undefined
  readonly sealer: Sealer
  readonly away: AwayCookie
}

declare module '../../../server/services' {
  interface Services {
    readonly integrations: IntegrationServices
  }
}

export function createIntegrations(
  { zoom, youtube }: IntegrationsConfig,
  secrets: Secrets,
): IntegrationServices {
  const sealer = createSealer(secrets('integrations'))
  return {
    zoom: zoom && createZoom(zoom),
    youtube: youtube && createYoutube(youtube),
    sealer,
    away: createAwayCookie(sealer),
  }
}

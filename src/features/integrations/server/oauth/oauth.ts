/** An account of another service: authorization code with PKCE and state, refreshed while it is used. */
import * as client from 'openid-client'

export interface OAuthSite {
  readonly issuer: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly revokeUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** How the service wants to be told the secret. */
  readonly secretIn: 'header' | 'body'
  /** What else the service's page is asked. */
  readonly asks: Readonly<Record<string, string>>
}

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface Granted {
  readonly tokens: Tokens
  readonly scopes: string
  readonly expiresInSeconds: number
}

/** What has to be remembered while somebody is at the service. */
export interface Errand {
  readonly state: string
  readonly verifier: string
}

export interface OAuth {
  begin(redirectUri: string): Promise<{ url: string; errand: Errand }>
  /** `returned` is the redirect address with the service's answer. */
  finish(returned: URL, errand: Errand): Promise<Granted>
  refresh(tokens: Tokens): Promise<Granted>
  revoke(tokens: Tokens): Promise<void>
}

const answerSeconds = 5
/** Where a service does not say: short, so that a wrong guess is soon put right. */
const usualSeconds = 600

export function createOAuth(site: OAuthSite): OAuth {
  const service = configurationOf(site)

  function grantedBy(
    reply: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
    before?: Tokens,
  ): Granted {
    // Not every service gives another one each time.
    const refreshToken = reply.refresh_token ?? before?.refreshToken
    if (refreshToken === undefined) throw new Error('The service gave no refresh token.')
    return {
      tokens: { accessToken: reply.access_token, refreshToken },
      scopes: reply.scope ?? site.scope,
      expiresInSeconds: reply.expiresIn() ?? usualSeconds,
    }
  }

  return {
    async begin(redirectUri) {
      const errand = { state: client.randomState(), verifier: client.randomPKCECodeVerifier() }
      const url = client.buildAuthorizationUrl(service, {
        ...site.asks,
        redirect_uri: redirectUri,
        ...(site.scope && { scope: site.scope }),
        state: errand.state,
        code_challenge: await client.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, errand }
    },

    async finish(returned, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      return grantedBy(await client.authorizationCodeGrant(service, returned, checks))
    },

    async refresh(tokens) {
      return grantedBy(await client.refreshTokenGrant(service, tokens.refreshToken), tokens)
    },

    async revoke({ refreshToken, accessToken }) {
      const isByRefresh = site.secretIn === 'body'
      await client.tokenRevocation(service, isByRefresh ? refreshToken : accessToken)
    },
  }
}

function configurationOf(site: OAuthSite): client.Configuration {
  const authenticate =
    site.secretIn === 'header'
      ? client.ClientSecretBasic(site.clientSecret)
      : client.ClientSecretPost(site.clientSecret)
  const server = {
    issuer: site.issuer,
    authorization_endpoint: site.authorizeUrl,
    token_endpoint: site.tokenUrl,
    revocation_endpoint: site.revokeUrl,
  }
  const service = new client.Configuration(server, site.clientId, {}, authenticate)
  service.timeout = answerSeconds
  // Plain http is allowed only to this machine; the environment check ensures it (environment.ts).
  if (site.tokenUrl.startsWith('http:')) client.allowInsecureRequests(service)
  return service
}

/** The service has ended the connection: only its person makes another. */
export const isOver = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError && overCodes.has(error.error)

const overCodes = new Set(['invalid_grant', 'invalid_token', 'invalid_request'])

/** The OpenID provider: authorization code with PKCE, state and nonce; the ID token's signature is checked. */
import * as client from 'openid-client'
import type { ThirdPartyConfig } from '../../../server/config'
import type { Away } from './sealedCookie'

/** What the provider says about a person. Only issuer and subject identify them. */
export interface ProviderAccount {
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly email: string
}

export interface Provider {
  begin(
    redirectUri: string,
  ): Promise<{ url: URL; away: Pick<Away, 'state' | 'nonce' | 'verifier'> }>
  /** `returned` is the redirect address with the provider's answer. */
  finish(returned: URL, away: Away): Promise<ProviderAccount>
}

const answerSeconds = 5
const scope = 'openid email profile'

export function createProvider(config: ThirdPartyConfig): Provider {
  let discovered: Promise<client.Configuration> | undefined

  /**
   * Discovery runs on first use and again after a failure, so the server starts without the
   * provider.
   */
  function discover(): Promise<client.Configuration> {
    discovered ??= discoverProvider(config).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    async begin(redirectUri) {
      const provider = await discover()
      const away = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope,
        state: away.state,
        nonce: away.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(away.verifier),
        code_challenge_method: 'S256',
      })
      return { url, away }
    },

    async finish(returned, { state, nonce, verifier }) {
      const provider = await discover()
      const tokens = await client.authorizationCodeGrant(provider, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider answered no ID token.')
      const reported = { ...(await askMore(provider, tokens.access_token, claims)), ...claims }
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: textOf(reported.name),
        email: textOf(reported.email),
      }
    },
  }
}

function discoverProvider({ issuer, clientId, clientSecret }: ThirdPartyConfig) {
  const address = new URL(issuer)
  // Plain http is allowed only to this machine; the environment check ensures it (environment.ts).
  const inTheClear = address.protocol === 'http:' ? [client.allowInsecureRequests] : []
  return client.discovery(address, clientId, {}, authenticateWith(clientSecret), {
    execute: [...inTheClear, client.enableNonRepudiationChecks],
    timeout: answerSeconds,
  })
}

/**
 * Uses the authentication method the provider prefers; the default is client_secret_basic (OpenID
 * Discovery, section 3).
 */
function authenticateWith(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret)
  const post = client.ClientSecretPost(secret)
  return (provider, ...rest) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? basic : post
    authenticate(provider, ...rest)
  }
}

/**
 * Many providers give name and address only at the userinfo endpoint. They are only displayed, so
 * failures are ignored.
 */
async function askMore(
  provider: client.Configuration,
  accessToken: string,
  { sub, name, email }: client.IDToken,
): Promise<Partial<client.UserInfoResponse>> {
  const isEnough = name !== undefined && email !== undefined
  if (isEnough || !provider.serverMetadata().userinfo_endpoint) return {}
  return client.fetchUserInfo(provider, accessToken, sub).catch(() => ({}))
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim.slice(0, 320) : '')

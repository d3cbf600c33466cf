/**
 * A real OpenID provider on this machine; it signs people in without any press unless a journey
 * wants one.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from 'jose'
import type { Configuration } from 'oidc-provider'
import { freePort } from './freePort'

export interface ProviderPerson {
  readonly subject: string
  readonly name: string
  readonly email: string
}

export interface TestProvider {
  readonly issuer: string
  readonly environment: Readonly<Record<string, string>>
  /** Who uses the provider's page; null presses Cancel, undefined waits for a person. */
  person: ProviderPerson | null | undefined
  /** Changes the claims of an ID token on its way. */
  tamper: ((claims: JWTPayload) => JWTPayload) | undefined
  isForged: boolean
  listen(): Promise<void>
  close(): Promise<void>
}

const clientId = 'studio'
const clientSecret = 'a secret of the test, long enough'

export async function openProvider(
  redirectUris: readonly string[],
  { isListening = true } = {},
): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const { privateKey: foreignKey } = await generateKeyPair('RS256')
  const server = createServer()
  const listenOn = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
  if (isListening) await listenOn(0)
  // One that is free now may be taken until it is listened on: only for who asks to wait.
  const port = isListening ? (server.address() as AddressInfo).port : await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, ProviderPerson>()

  const configuration: Configuration = {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris] },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' }] },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        name: people.get(accountId)?.name,
        email: people.get(accountId)?.email,
      }),
    }),
    // Consent is always given.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = await quietly(async () => {
    const { default: Provider } = await import('oidc-provider')
    return new Provider(issuer, configuration)
  })
  const answer = provider.callback()

  const parts: TestProvider = {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Northwind ID',
    },
    person: undefined,
    tamper: undefined,
    isForged: false,
    listen: () => listenOn(port),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', issuer)
    const pressed = address.searchParams.get('as')
    const person = pressed === null ? parts.person : (JSON.parse(pressed) as ProviderPerson | null)
    if (person === undefined) return showPage(response)
    if (person) people.set(person.subject, person)
    const result = person
      ? { login: { accountId: person.subject } }
      : { error: 'access_denied', error_description: 'Cancelled.' }
    await provider.interactionFinished(request, response, result)
  }

  /** Signs the token again, with changed claims or with another key. */
  async function resign(body: string): Promise<string> {
    const reported = JSON.parse(body) as { id_token?: string }
    if (reported.id_token === undefined) return body
    const claims = decodeJwt(reported.id_token)
    const changed = parts.tamper ? parts.tamper(claims) : claims
    const key = parts.isForged ? foreignKey : privateKey
    const signed = await new SignJWT(changed)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(key)
    return JSON.stringify({ ...reported, id_token: signed })
  }

  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else {
      if (request.url === '/token') changeBody(response, resign)
      void answer(request, response)
    }
  })
  return parts
}

function showPage(response: ServerResponse): void {
  const choices = [
    ['Continue as Ada', { subject: 'ada', name: 'Ada Bell', email: 'ada@northwind.example' }],
    ['Cancel', null],
  ] as const
  const links = choices.map(
    ([words, person]) =>
      `<li><a href="?as=${encodeURIComponent(JSON.stringify(person))}">${words}</a></li>`,
  )
  response
    .setHeader('content-type', 'text/html')
    .end(
      `<!doctype html><title>Northwind ID</title><h1>Northwind ID</h1><ul>${links.join('')}</ul>`,
    )
}

/** Buffers a response until it is complete, then changes it. */
function changeBody(response: ServerResponse, change: (body: string) => Promise<string>): void {
  const end = response.end.bind(response)
  response.end = ((body?: unknown) => {
    void change(String(body ?? '')).then((changed) => {
      response.setHeader('content-length', Buffer.byteLength(changed))
      end(changed)
    })
    return response
  }) as typeof response.end
}

/** Silences the provider's warnings, about the Node version and about settings for production. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn, info } = console
  Object.assign(console, { warn: () => {}, info: () => {} })
  try {
    return await work()
  } finally {
    Object.assign(console, { warn, info })
  }
}

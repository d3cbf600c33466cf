/**
 * Talks to the server as the client does: forms for the token calls, the envelope for all others.
 */
import type { LightMyRequestResponse } from 'fastify'
import type { LoginResponse } from '../../generated/facts/features/session'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import type { Outgoing, Reply } from '../../src/calls/send'
import type { TestApp } from './freshApp'
import type { TestMember } from './people'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: Readonly<Record<string, string>>
  // The body of any answer, a file as { text }: a test looks at the parts it expects.
  readonly body: Readonly<Record<string, unknown>>
}

export interface TestSession {
  readonly reply: LoginResponse
  readonly cookies: Readonly<Record<string, string>>
}

export interface PostOptions {
  /** `POST` unless the call says otherwise; what is got has no body. */
  readonly method?: 'GET' | 'POST'
  readonly bearer?: string | undefined
  readonly cookies?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The address of the connection; by default this machine's. */
  readonly remoteAddress?: string
}

export async function post(
  { server }: Pick<TestApp, 'server'>,
  path: string,
  body: object | string,
  {
    method = 'POST',
    bearer,
    cookies = {},
    headers = {},
    remoteAddress = '127.0.0.1',
  }: PostOptions = {},
): Promise<Answer> {
  const response = await server.inject({
    method,
    url: `/${path}`,
    ...(method === 'POST' && { payload: body }),
    remoteAddress,
    cookies: { ...cookies },
    headers: { ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }), ...headers },
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    body: bodyOf(response),
  }
}

function bodyOf(response: LightMyRequestResponse): Answer['body'] {
  if (response.body === '') return {}
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return isJson ? (response.json() as Answer['body']) : { text: response.body }
}

export function postForm(
  app: Pick<TestApp, 'server'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  options: PostOptions = {},
): Promise<Answer> {
  return post(app, path, new URLSearchParams(fields).toString(), {
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  })
}

export function trySignIn(
  app: Pick<TestApp, 'server'>,
  { userName, password }: Pick<TestMember, 'userName' | 'password'>,
  options: PostOptions = {},
): Promise<Answer> {
  const fields = { grant_type: 'password', username: userName, password, client_id: 'web' }
  return postForm(app, 'oauth/token', fields, options)
}

export async function signIn(
  app: Pick<TestApp, 'server'>,
  member: TestMember,
): Promise<TestSession> {
  const { status, body, cookies } = await trySignIn(app, member)
  if (status !== 200) throw new Error(`Sign-in was refused: ${JSON.stringify(body)}`)
  return { reply: body as unknown as LoginResponse, cookies }
}

export function refresh(
  app: Pick<TestApp, 'server'>,
  { reply, cookies }: TestSession,
  options: PostOptions = {},
): Promise<Answer> {
  const fields = {
    grant_type: 'refresh_token',
    refresh_token: reply.refresh_token,
    client_id: 'web',
  }
  return postForm(app, 'oauth/token', fields, { cookies, ...options })
}

/** A call of the manifest, by its id. */
export function callAs(
  app: Pick<TestApp, 'server'>,
  session: TestSession | undefined,
  id: ServedCallId,
  clientRequest: unknown = {},
): Promise<Answer> {
  const { path, method } = calls[id]
  return post(app, path, { clientRequest }, { method, bearer: session?.reply.access_token })
}

/** Sends the client's own request to the real server; returns the reply and the cookies it sets. */
export async function answerOf(
  app: Pick<TestApp, 'server'>,
  { url, headers, body = '' }: Outgoing,
  cookies: PostOptions['cookies'],
): Promise<{ reply: Reply; cookies: Answer['cookies'] }> {
  const answer = await post(app, url.slice(1), body, { headers, cookies })
  const header = (name: string) => (name in answer.headers ? String(answer.headers[name]) : null)
  const reported = { retryAfter: header('retry-after'), authReason: header('x-auth-reason') }
  const reply = {
    kind: 'http',
    status: answer.status,
    headers: reported,
    body: answer.body,
  } as const
  return { reply, cookies: answer.cookies }
}

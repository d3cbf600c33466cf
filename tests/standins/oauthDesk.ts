/** The OAuth side of a stand-in: codes with PKCE, refresh tokens that may rotate, revocation. */
import { createHash, randomBytes } from 'node:crypto'
import { json, type Answer, type Received } from './loopback'

export const clientId = 'studio-app'
export const clientSecret = 'a secret of the stand-in'

interface DeskOptions {
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string }
  readonly secretIn: 'header' | 'body'
  /** A refresh token opens once, and another one comes with the answer. */
  readonly rotates: boolean
}

interface Code {
  readonly challenge: string
  readonly redirectUri: string
}

const token = (kind: string) => `${kind}-${randomBytes(9).toString('hex')}`
/** As forms write it (RFC 6749, section 2.3.1). */
const plain = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

export function createDesk({ paths, secretIn, rotates }: DeskOptions) {
  const codes = new Map<string, Code>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()

  const desk = {
    /** Whoever is asked presses Cancel. */
    cancels: false,
    isDown: false,
    /** How often each kind of grant was given. */
    grants: { authorization_code: 0, refresh_token: 0 },
    revoked: [] as string[],
    opens: (received: Received) =>
      accessTokens.has((received.headers.authorization ?? '').replace('Bearer ', '')),
    /** As where tokens end earlier than was said. */
    expireAccess: () => accessTokens.clear(),
    /** As where somebody removes the app there. */
    forgetEverybody() {
      accessTokens.clear()
      refreshTokens.clear()
    },
    answer(received: Received): Answer | null | undefined {
      const { pathname } = received.url
      const isOurs = Object.values(paths).includes(pathname)
      if (isOurs && desk.isDown) return null
      if (pathname === paths.authorize) return authorize(received.url.searchParams)
      const form = new URLSearchParams(received.body.toString())
      if (pathname === paths.token) return giveToken(received, form)
      if (pathname === paths.revoke) {
        desk.revoked.push(form.get('token') ?? '')
        return json({ status: 'success' })
      }
      return undefined
    },
  }

  function authorize(asked: URLSearchParams): Answer {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (desk.cancels) back.searchParams.set('error', 'access_denied')
    else {
      const code = token('code')
      codes.set(code, { redirectUri, challenge: asked.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { location: back.href } }
  }

  function isKnown(received: Received, form: URLSearchParams): boolean {
    if (secretIn === 'body')
      return form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    const [, encoded = ''] = /^Basic (.+)$/.exec(received.headers.authorization ?? '') ?? []
    const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':')
    return plain(id) === clientId && plain(secret) === clientSecret
  }

  function giveToken(received: Received, form: URLSearchParams): Answer {
    if (!isKnown(received, form)) return json({ error: 'invalid_client' }, 401)
    const refused = json({ error: 'invalid_grant', reason: 'Invalid Token!' }, 400)
    if (form.get('grant_type') === 'refresh_token') {
      const given = form.get('refresh_token') ?? ''
      if (!refreshTokens.has(given)) return refused
      if (rotates) refreshTokens.delete(given)
      desk.grants.refresh_token += 1
      return rotates ? grant(token('refresh')) : grant(undefined)
    }
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (code?.challenge !== proof || code.redirectUri !== form.get('redirect_uri')) return refused
    desk.grants.authorization_code += 1
    return grant(token('refresh'))
  }

  function grant(refresh: string | undefined): Answer {
    const access = token('access')
    accessTokens.add(access)
    if (refresh !== undefined) refreshTokens.add(refresh)
    return json({
      access_token: access,
      token_type: 'bearer',
      expires_in: 3599,
      scope: 'of the stand-in',
      ...(refresh !== undefined && { refresh_token: refresh }),
    })
  }

  return desk
}

/** What signing in needs of the process, made once at start. */
import type { Rule } from '../../../generated/facts/access'
import type { SignInOptions } from '../../../generated/facts/features/session'
import type { Secrets } from '../../server/secrets'
import type { OverlaidAccess } from '../../access/ruleFor'
import type { Post } from '../../server/mail'
import { createAccessTokens, type AccessTokens } from './accessTokens'
import { createPasswords, type Passwords } from './passwords'
import { createResetLimits, type ResetLimits } from './resetLimits'
import { createSignInLimits, type SignInLimits } from './signInLimits'

/** A call as far as getRolePermissions tells of it. */
export interface PermittedCall {
  readonly id: string
  readonly access: Rule
  readonly idempotent: boolean
}

export interface SessionServices {
  readonly passwords: Passwords
  readonly accessTokens: AccessTokens
  readonly refreshKey: Uint8Array
  readonly limits: SignInLimits
  /** Of asking for a link by mail: every request counts. */
  readonly resetLimits: ResetLimits
  readonly calls: readonly PermittedCall[]
  readonly overlaid: OverlaidAccess
  readonly options: SignInOptions
  readonly productName: string
  readonly mail: SessionMail | undefined
}

/** What a mail of ours is made with; nothing where no mail server is configured. */
export interface SessionMail {
  readonly post: Post
  readonly publicOrigin: string
  /** The words of one language, by text key. */
  words(language: string): Promise<Readonly<Record<string, string>>>
}

declare module '../../server/services' {
  interface Services {
    readonly session: SessionServices
  }
}

export interface SessionOptions {
  readonly secrets: Secrets
  readonly passwordCostLog2: number
  readonly calls: readonly PermittedCall[]
  /** What some customers guard otherwise. */
  readonly overlaid: OverlaidAccess
  readonly options: SignInOptions
  readonly productName: string
  readonly mail: SessionMail | undefined
}

export function createSessionServices({
  secrets,
  passwordCostLog2,
  calls,
  overlaid,
  options,
  productName,
  mail,
}: SessionOptions): SessionServices {
  return {
    passwords: createPasswords(passwordCostLog2),
    accessTokens: createAccessTokens(secrets('access-token')),
    refreshKey: secrets('refresh-token'),
    limits: createSignInLimits(),
    resetLimits: createResetLimits(),
    calls,
    overlaid,
    options,
    productName,
    mail,
  }
}

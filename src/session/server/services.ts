/** What signing in needs of the process, made once at start. */
import type { Rule } from '../../../generated/facts/access'
import type { SignInOptions } from '../../../generated/facts/features/session'
import type { Secrets } from '../../server/secrets'
import type { OverlaidAccess } from '../../access/ruleFor'
import { createAccessTokens, type AccessTokens } from './accessTokens'
import { createPasswords, type Passwords } from './passwords'
import type { BotCheck } from './botCheck'
import { createSignInLimits, type SignInLimits } from './signInLimits'
import { createSealedCookie, type SealedCookie } from './thirdParty/sealedCookie'

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
  readonly calls: readonly PermittedCall[]
  readonly overlaid: OverlaidAccess
  readonly options: SignInOptions
  readonly sealed: SealedCookie
  /** Only where one is configured. */
  readonly botCheck: BotCheck | undefined
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
  readonly botCheck: BotCheck | undefined
}

export function createSessionServices({
  secrets,
  passwordCostLog2,
  calls,
  overlaid,
  options,
  botCheck,
}: SessionOptions): SessionServices {
  return {
    passwords: createPasswords(passwordCostLog2),
    accessTokens: createAccessTokens(secrets('access-token')),
    refreshKey: secrets('refresh-token'),
    limits: createSignInLimits(),
    calls,
    overlaid,
    options,
    botCheck,
    sealed: createSealedCookie(secrets('third-party')),
  }
}

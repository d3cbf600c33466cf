/** What signing in needs from the process, created once at startup. */
import type { Rows } from '../../../generated/facts/call'
import type { Rule } from '../../../generated/facts/access'
import type { SignInOptions } from '../../../generated/facts/features/session'
import type { CookieScope } from '../../server/cookieScope'
import type { Counting } from '../../server/events/counting'
import type { Secrets } from '../../server/secrets'
import type { OverlaidAccess } from '../../access/ruleFor'
import { createAccessTokens, type AccessTokens } from './accessTokens'
import { createAnalyticsTokens, type AnalyticsTokens } from './analyticsTokens'
import { createPasswords, type Passwords } from './passwords'
import type { BotCheck } from './botCheck'
import { createResetLimits, type ResetLimits } from './resetLimits'
import { createSignInLimits, type SignInLimits } from './signInLimits'
import { createSealedCookie, type SealedCookie } from './thirdParty/sealedCookie'

/** The part of a call that getRolePermissions reports. */
export interface PermittedCall {
  readonly id: string
  readonly access: Rule
  readonly rows?: Rows
}

export interface SessionServices {
  readonly passwords: Passwords
  readonly accessTokens: AccessTokens
  readonly refreshKey: Uint8Array
  readonly limits: SignInLimits
  /** Limits for requesting a link by mail: every request counts. */
  readonly resetLimits: ResetLimits
  readonly calls: readonly PermittedCall[]
  readonly overlaid: OverlaidAccess
  readonly options: SignInOptions
  readonly analyticsTokens: AnalyticsTokens
  /** undefined: there is no analytics site that our cookies could reach. */
  readonly analyticsCookies: CookieScope | undefined
  readonly sealed: SealedCookie
  /** undefined if none is configured. */
  readonly botCheck: BotCheck | undefined
  readonly productName: string
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
  /** Rules that customers' overlays replace. */
  readonly overlaid: OverlaidAccess
  readonly options: SignInOptions
  readonly analyticsCookies: CookieScope | undefined
  readonly productName: string
  readonly botCheck: BotCheck | undefined
  readonly counting?: Counting
}

export function createSessionServices({
  secrets,
  passwordCostLog2,
  calls,
  overlaid,
  options,
  analyticsCookies,
  productName,
  botCheck,
  counting,
}: SessionOptions): SessionServices {
  return {
    passwords: createPasswords(passwordCostLog2),
    accessTokens: createAccessTokens(secrets('access-token')),
    refreshKey: secrets('refresh-token'),
    limits: createSignInLimits(counting),
    resetLimits: createResetLimits(counting),
    calls,
    overlaid,
    options,
    analyticsTokens: createAnalyticsTokens(secrets('analytics-token')),
    analyticsCookies,
    productName,
    botCheck,
    sealed: createSealedCookie(secrets('third-party')),
  }
}

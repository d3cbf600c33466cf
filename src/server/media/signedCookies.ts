import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Spec §3 preSignedCookie: permission to read one customer's media until it expires, in
 * CloudFront's form.
 */
export interface SignedCookies {
  readonly keyPairId: string
  readonly signature: string
  readonly policy: string
}

/** The names of the cookies: CloudFront's own, so that a CDN can be put in front. */
export const mediaCookieNames = {
  keyPairId: 'CloudFront-Key-Pair-Id',
  signature: 'CloudFront-Signature',
  policy: 'CloudFront-Policy',
} as const satisfies Record<keyof SignedCookies, string>

export const mediaPath = '/media'

export interface MediaSigner {
  sign(customerId: string, expiresAt: Date): SignedCookies
  allows(cookies: Partial<SignedCookies>, customerId: string, now: Date): boolean
}

const keyPairId = 'STUDIO1'

export function createMediaSigner(secret: Buffer): MediaSigner {
  function signatureOf(policy: string) {
    return createHmac('sha256', secret).update(policy).digest('base64url')
  }

  return {
    sign(customerId, expiresAt) {
      const policy = Buffer.from(JSON.stringify(policyOf(customerId, expiresAt))).toString(
        'base64url',
      )
      return { keyPairId, signature: signatureOf(policy), policy }
    },
    allows(cookies, customerId, now) {
      if (cookies.keyPairId !== keyPairId || !cookies.policy || !cookies.signature) return false
      if (!isEqual(cookies.signature, signatureOf(cookies.policy))) return false
      const statement = readPolicy(cookies.policy)
      return (
        statement.Resource === resourceOf(customerId) &&
        now.getTime() / 1000 < statement.Condition.DateLessThan['AWS:EpochTime']
      )
    },
  }
}

type Statement = ReturnType<typeof policyOf>['Statement'][number]

function policyOf(customerId: string, expiresAt: Date) {
  const until = Math.floor(expiresAt.getTime() / 1000)
  return {
    Statement: [
      {
        Resource: resourceOf(customerId),
        Condition: { DateLessThan: { 'AWS:EpochTime': until } },
      },
    ],
  }
}

/**
 * One wildcard covers everything of a customer, so that a playlist's segments need no signatures of
 * their own.
 */
function resourceOf(customerId: string): string {
  return `*${mediaPath}/${customerId}/*`
}

/** Call only with a policy whose signature has been checked. */
function readPolicy(policy: string): Statement {
  const { Statement: statements } = JSON.parse(Buffer.from(policy, 'base64url').toString()) as {
    Statement: [Statement]
  }
  return statements[0]
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

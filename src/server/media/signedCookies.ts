import { createHmac } from 'node:crypto'
import { isSameText } from '../isSameText'

/**
 * Spec §3 preSignedCookie: permission to read media in one customer, at the addresses that one person
 * is given, until it expires; in CloudFront's form.
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

/** A person in a customer. */
export interface Reader {
  readonly customerId: string
  readonly userId: string
}

export interface MediaSigner {
  /** @param mark of the session they end with */
  sign(reader: Reader & { readonly mark?: string }, expiresAt: Date): SignedCookies
  allows(cookies: Partial<SignedCookies>, reader: Reader, now: Date): boolean
  /** Of cookies that allow something. */
  markOf(cookies: Partial<SignedCookies>): string
}

const keyPairId = 'STUDIO1'

export function createMediaSigner(secret: Buffer): MediaSigner {
  function signatureOf(policy: string) {
    return createHmac('sha256', secret).update(policy).digest('base64url')
  }

  return {
    sign(reader, expiresAt) {
      const policy = Buffer.from(JSON.stringify(policyOf(reader, expiresAt))).toString('base64url')
      return { keyPairId, signature: signatureOf(policy), policy }
    },
    allows(cookies, reader, now) {
      if (cookies.keyPairId !== keyPairId || !cookies.policy || !cookies.signature) return false
      if (!isSameText(cookies.signature, signatureOf(cookies.policy))) return false
      const statement = readPolicy(cookies.policy)
      return (
        statement.Resource === resourceOf(reader) &&
        now.getTime() / 1000 < statement.Condition.DateLessThan['AWS:EpochTime']
      )
    },
    markOf: ({ policy = '' }) => readPolicy(policy).Sid ?? '',
  }
}

type Statement = ReturnType<typeof policyOf>['Statement'][number]

function policyOf(reader: Reader & { readonly mark?: string }, expiresAt: Date) {
  const until = Math.floor(expiresAt.getTime() / 1000)
  return {
    Statement: [
      {
        Sid: reader.mark,
        Resource: resourceOf(reader),
        Condition: { DateLessThan: { 'AWS:EpochTime': until } },
      },
    ],
  }
}

/** One wildcard covers all that a person is given, so that they are set once, at signing in. */
function resourceOf({ customerId, userId }: Reader): string {
  return `*${mediaPath}/${customerId}/${userId}/*`
}

/** Call only with a policy whose signature has been checked. */
function readPolicy(policy: string): Statement {
  const { Statement: statements } = JSON.parse(Buffer.from(policy, 'base64url').toString()) as {
    Statement: [Statement]
  }
  return statements[0]
}

import { algorithm, amzDate, credentialOf, signText } from './sigV4'
import type { PostTarget } from './postTarget'

/** Spec §3 Upload signature response. */
export interface UploadSignature {
  'X-Amz-Credential': string
  'X-Amz-Signature': string
  'X-Amz-Date': string
  Policy: string
}

export interface PostGrant {
  keyPrefix: string
  maxBytes: number
  lifeMs: number
  /** The mark of the session it ends with. */
  session?: string | undefined
}

/**
 * Permission to post objects below one prefix. The spec's reply has four fields and its request
 * none, so one signature serves every part of every upload of a person until it expires.
 */
export function signPostPolicy(target: PostTarget, grant: PostGrant, now: Date): UploadSignature {
  const date = amzDate(now)
  const day = date.slice(0, 8)
  const credential = credentialOf(target.accessKeyId, day, target.region)
  const policy = {
    expiration: new Date(now.getTime() + grant.lifeMs).toISOString(),
    conditions: [
      { bucket: target.bucket },
      ['starts-with', '$key', grant.keyPrefix],
      ['content-length-range', 1, grant.maxBytes],
      { 'x-amz-algorithm': algorithm },
      { 'x-amz-credential': credential },
      { 'x-amz-date': date },
    ],
    session: target.asksForSession ? grant.session : undefined,
  }
  const text = Buffer.from(JSON.stringify(policy)).toString('base64')
  return {
    'X-Amz-Credential': credential,
    'X-Amz-Signature': signText(text, target.secretAccessKey, day, target.region),
    'X-Amz-Date': date,
    Policy: text,
  }
}

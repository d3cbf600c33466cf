// Whether what says it comes from Zoom does: an HMAC over the moment and the raw body.
import { createHmac } from 'node:crypto'
import { isSameText } from '../../../../server/isSameText'

/** Older ones, and those of a clock that is ahead, may be somebody's who listened. */
const mostMs = 5 * 60_000

export interface SignedNotice {
  /** In seconds, as the header says it. */
  readonly timestamp: string
  readonly signature: string
  readonly body: Buffer
}

export function isFromZoom(
  { timestamp, signature, body }: SignedNotice,
  secret: string,
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > mostMs) return false
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body)
  return isSameText(signature, `v0=${expected.digest('hex')}`)
}

/** The answer by which Zoom knows that we have the secret. */
export const answerToValidation = (plainToken: string, secret: string) => ({
  plainToken,
  encryptedToken: createHmac('sha256', secret).update(plainToken).digest('hex'),
})

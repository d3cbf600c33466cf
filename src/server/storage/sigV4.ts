import { createHmac } from 'node:crypto'

/**
 * AWS Signature Version 4, as far as a POST policy needs it: the string to sign is the policy text
 * itself.
 */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

export const algorithm = 'AWS4-HMAC-SHA256'

export function signText(
  text: string,
  secretAccessKey: string,
  day: string,
  region: string,
): string {
  const dayKey = hmac(`AWS4${secretAccessKey}`, day)
  const serviceKey = hmac(hmac(dayKey, region), 's3')
  return hmac(hmac(serviceKey, 'aws4_request'), text).toString('hex')
}

/** 20151229T000000Z */
export function amzDate(at: Date): string {
  return at.toISOString().replace(/[:-]|\.\d{3}/g, '')
}

export function credentialOf(accessKeyId: string, day: string, region: string): string {
  return `${accessKeyId}/${day}/${region}/s3/aws4_request`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

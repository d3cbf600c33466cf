/** Text that only this installation reads again: AES-256-GCM. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Sealer {
  /** `boundTo` is what the text belongs to; sealed for one thing, it does not open for another. */
  seal(text: string, boundTo?: string): string
  /** undefined: it was sealed with another key, for something else, or changed since. */
  open(sealed: string, boundTo?: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export function createSealer(key: Uint8Array): Sealer {
  const usedKey = key.subarray(0, 32)
  return {
    seal(text, boundTo = '') {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, usedKey, iv).setAAD(Buffer.from(boundTo))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, boundTo = '') {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(algorithm, usedKey, bytes.subarray(0, ivBytes))
        decipher.setAAD(Buffer.from(boundTo))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/**
 * Refresh tokens: 256 random bits, of which the database keeps only the hash. A successor is
 * derived from its parent's hash with our key, so that a parent presented again gets the same
 * successor (session.md B1 6).
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameText } from '../../server/isSameText'

const shape = /^rt_[\w-]{43}$/

export const isRefreshToken = (text: string) => shape.test(text)

/** The text looks like an access token, whole or cut off, sent in place of a refresh token. */
export const looksLikeAccessToken = (text: string) => /^ey[\w-]*\./.test(text)

export const newRefreshToken = () => `rt_${randomBytes(32).toString('base64url')}`

export const successorOf = (parentHash: string, key: Uint8Array) =>
  `rt_${createHmac('sha256', key).update(`refresh:${parentHash}`).digest('base64url')}`

/**
 * The value of a cookie that binds a session to its browser: a copied refresh token alone is
 * useless.
 */
export const newBinding = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export function matchesHash(secret: string | undefined, hash: string): boolean {
  return secret !== undefined && isSameText(hashOf(secret), hash)
}

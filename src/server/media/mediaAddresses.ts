import { createHmac } from 'node:crypto'
import { mediaPath } from './signedCookies'
import { isSameText } from '../isSameText'

/** An asset that somebody reads. */
export interface Reading {
  readonly customerId: string
  readonly userId: string
  readonly assetId: string
}

/**
 * Addresses of media are given by calls that judge who sees what. They open for the person to whom
 * they were given alone, for some hours, and no longer than that person sees the asset.
 */
export interface MediaAddresses {
  /**
   * The path at which this person reads what is stored under `media/{customerId}/{assetId}/…`; the
   * same for hours, so that browsers may keep it.
   *
   * @param rev of the asset: grows as soon as fewer people see it
   */
  pathOf(
    key: string,
    given: { readonly rev: number; readonly userId: string; readonly now: Date },
  ): string
  /** The revision of the asset for which the address was given; undefined: it was not, or is over. */
  revOf(scope: string, reading: Reading, now: Date): number | undefined
}

/** An address is good in the period in which it was given, and in the next one. */
const periodMs = 4 * 3_600_000
export const mostAddressSeconds = (2 * periodMs) / 1000

/** 128 bits. */
const signatureBytes = 16

const periodAt = (now: Date) => Math.floor(now.getTime() / periodMs)

export function createMediaAddresses(secret: Uint8Array): MediaAddresses {
  /** What is stored of an asset is told at once, and all of it has one signature. */
  let last = { signed: '', signature: '' }

  function sign({ customerId, userId, assetId }: Reading, period: number, rev: number) {
    const signed = [customerId, userId, assetId, period, rev].join('/')
    if (signed === last.signed) return last.signature
    const digest = createHmac('sha256', secret).update(signed).digest()
    last = { signed, signature: digest.toString('base64url', 0, signatureBytes) }
    return last.signature
  }

  return {
    pathOf(key, { rev, userId, now }) {
      const [, customerId = '', assetId = '', name = ''] =
        /^media\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? []
      const period = periodAt(now)
      const signature = sign({ customerId, userId, assetId }, period, rev)
      const scope = `${period.toString(36)}-${rev.toString(36)}-${signature}`
      return `${mediaPath}/${customerId}/${userId}/${scope}/${assetId}/${name}`
    },
    revOf(scope, reading, now) {
      const [, givenIn = '', ofRev = '', signature = ''] =
        /^([0-9a-z]{1,9})-([0-9a-z]{1,9})-([\w-]{22})$/.exec(scope) ?? []
      const [period, rev] = [parseInt(givenIn, 36), parseInt(ofRev, 36)]
      const age = periodAt(now) - period
      if (!(age === 0 || age === 1)) return undefined
      return isSameText(signature, sign(reading, period, rev)) ? rev : undefined
    },
  }
}

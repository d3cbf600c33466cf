import { createHmac } from 'node:crypto'
import { isSameText } from '../isSameText'

/**
 * Addresses of media for people without an account, in whose path stands what opens them: relative
 * lines of playlists inherit it, and frames of other sites, where no cookie comes along, play.
 */
export interface MediaGrants {
  /**
   * @param grant what lets them in, such as a share page; asked again with each stretch of a film
   * @param rev of the asset: grows as soon as fewer people see it
   */
  pathOf(
    key: string,
    given: { readonly grant: string; readonly rev: number; readonly now: Date },
  ): string
  /** Undefined: it was not given for this asset, or is over. */
  openedBy(token: string, assetId: string, now: Date): OpenedGrant | undefined
}

export interface OpenedGrant {
  readonly grant: string
  readonly rev: number
}

export const grantedPath = '/media-by'

const lifeMs = 6 * 3_600_000
/** The same address for so long, so that browsers may keep what they have read. */
const stepMs = 15 * 60_000
/** 128 bits. */
const signatureBytes = 16

export function createMediaGrants(secret: Uint8Array): MediaGrants {
  const sign = (signed: string, assetId: string) =>
    createHmac('sha256', secret)
      .update(`${signed}/${assetId}`)
      .digest()
      .toString('base64url', 0, signatureBytes)

  return {
    pathOf(key, { grant, rev, now }) {
      const [, assetId = '', name = ''] = /^media\/[^/]+\/([^/]+)\/(.+)$/.exec(key) ?? []
      const until = (Math.floor(now.getTime() / stepMs) * stepMs + lifeMs) / stepMs
      const signed = `${grant}-${until.toString(36)}-${rev.toString(36)}`
      return `${grantedPath}/${signed}-${sign(signed, assetId)}/${assetId}/${name}`
    },
    openedBy(token, assetId, now) {
      const [, signed = '', grant = '', until = '', rev = '', signature = ''] =
        /^((\w+)-([0-9a-z]{1,9})-([0-9a-z]{1,9}))-([\w-]{22})$/.exec(token) ?? []
      if (now.getTime() >= parseInt(until, 36) * stepMs || signature === '') return undefined
      return isSameText(signature, sign(signed, assetId))
        ? { grant, rev: parseInt(rev, 36) }
        : undefined
    },
  }
}

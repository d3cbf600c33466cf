// What share pages need from the process: their links, what visitors hold, and limits.
import { createHash, createHmac } from 'node:crypto'
import type { Counting } from '../../../server/events/counting'
import { createMediaGrants, type MediaGrants } from '../../../server/media/mediaGrants'
import type { Secrets } from '../../../server/secrets'
import { createShareLimits, type ShareLimits } from './limits'
import { createPasses, type Passes } from './passes'

export interface SharingServices {
  readonly grants: MediaGrants
  readonly passes: Passes
  readonly limits: ShareLimits
  /** The end of the address of a page: 128 bits that are stored nowhere. */
  tokenOf(pageId: string, linkNo: number): string
  /** Stands for an address at one customer; the address cannot be read from it. */
  visitorOf(customerId: string, address: string): string
}

declare module '../../../server/services' {
  interface Services {
    readonly sharing: SharingServices
  }
}

const tokenLetters = 22

export function createSharing(secrets: Secrets, counting: Counting): SharingServices {
  const links = secrets('share-links')
  const sign = (text: string) => createHmac('sha256', links).update(text).digest('base64url')
  return {
    grants: createMediaGrants(secrets('media-grants')),
    passes: createPasses(secrets('share-passes')),
    limits: createShareLimits(counting),
    tokenOf: (pageId, linkNo) => sign(`${pageId}/${linkNo}`).slice(0, tokenLetters),
    visitorOf: (customerId, address) => sign(`visitor/${customerId}/${address.toLowerCase()}`),
  }
}

/** As a page is found by it. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

// What share pages need from the process: their links, what visitors hold, and limits.
import { createHash, createHmac } from 'node:crypto'
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
}

declare module '../../../server/services' {
  interface Services {
    readonly sharing: SharingServices
  }
}

const tokenLetters = 22

export function createSharing(secrets: Secrets): SharingServices {
  const links = secrets('share-links')
  return {
    grants: createMediaGrants(secrets('media-grants')),
    passes: createPasses(secrets('share-passes')),
    limits: createShareLimits(),
    tokenOf: (pageId, linkNo) =>
      createHmac('sha256', links)
        .update(`${pageId}/${linkNo}`)
        .digest('base64url')
        .slice(0, tokenLetters),
  }
}

/** As a page is found by it. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

// What crowd requests need from the process: the links of guests, whose ends are stored nowhere.
import { createHash, createHmac } from 'node:crypto'
import type { Db } from '../../../server/database/tables'
import type { Secrets } from '../../../server/secrets'

export interface CrowdServices {
  /** The end of the open link of a request: 128 bits. */
  openTokenOf(requestId: string, linkNo: number): string
  /** The end of the link of one guest. */
  guestTokenOf(submissionId: string): string
  /** The end of the link by which a request is tried out. */
  trialTokenOf(requestId: string): string
}

declare module '../../../server/services' {
  interface Services {
    readonly crowd: CrowdServices
    /** Which of these are shots of this customer. */
    shotsAmong(db: Db, customerId: string, shotIds: readonly string[]): Promise<readonly string[]>
  }
}

/** 22 letters of six bits. */
export const tokenLetters = 22

export function createCrowd(secrets: Secrets): CrowdServices {
  const key = secrets('guest-links')
  const token = (of: string) =>
    createHmac('sha256', key).update(of).digest('base64url').slice(0, tokenLetters)
  return {
    openTokenOf: (requestId, linkNo) => token(`request/${requestId}/${linkNo}`),
    guestTokenOf: (submissionId) => token(`submission/${submissionId}`),
    trialTokenOf: (requestId) => token(`trial/${requestId}`),
  }
}

/** As a request or a submission is found by it. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

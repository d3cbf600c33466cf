/**
 * What programs are kept out by where everybody may join: work of the browser, asked for one request, for an hour and
 * once. What was used is counted as limits are, together with all other servers.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { GuestCheck, GuestProof } from '../../../../generated/facts/features/guest'
import type { Counting } from '../../../server/events/counting'
import { isSameText } from '../../../server/isSameText'
import { createAttemptCounts } from '../../../session/server'
import { isRight } from '../proof'

const validMs = 3_600_000

export interface GuestChecks {
  issue(requestId: string, now: Date): GuestCheck
  isFit(requestId: string, proof: GuestProof, now: Date): Promise<boolean>
  /** False: somebody has joined with it. */
  use(proof: GuestProof, now: Date): boolean
}

export interface CheckOptions {
  readonly key: Buffer
  readonly rounds: number
  readonly counting: Counting
}

export function createGuestChecks({ key, rounds, counting }: CheckOptions): GuestChecks {
  const used = createAttemptCounts(validMs, 'guest.used', counting)
  const signed = (requestId: string, said: string) =>
    `${said}.${createHmac('sha256', key).update(`${requestId}.${said}`).digest('base64url')}`
  const isIssued = (requestId: string, salt: string, now: Date) => {
    const said = salt.slice(0, salt.lastIndexOf('.'))
    const until = Number(said.split('.')[0])
    return isSameText(salt, signed(requestId, said)) && until > now.getTime()
  }
  return {
    issue(requestId, now) {
      const said = `${now.getTime() + validMs}.${randomBytes(12).toString('base64url')}`
      return { salt: signed(requestId, said), rounds }
    },
    async isFit(requestId, { salt, number }, now) {
      const isUsed = used.count(salt, now) > 0
      return isIssued(requestId, salt, now) && !isUsed && isRight({ salt, rounds }, number)
    },
    use({ salt }, now) {
      if (used.count(salt, now) > 0) return false
      used.add(salt, now)
      return true
    },
  }
}
